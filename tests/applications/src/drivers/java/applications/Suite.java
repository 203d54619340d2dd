package applications;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** The tests of packages and classes. */
final class Suite {
  private Suite() {}

  public static void main(String[] names) {
    List<? extends DiscoverySelector> selectors = Arrays.stream(names).map(Suite::select).toList();
    LauncherDiscoveryRequest tests =
        LauncherDiscoveryRequestBuilder.request().selectors(selectors).build();
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create().execute(tests, listener);
    TestExecutionSummary summary = listener.getSummary();
    summary.printFailuresTo(new PrintWriter(System.err, true));
    System.out.println(summary.getTestsSucceededCount() + " tests succeeded");
    System.out.println(summary.getTestsFailedCount() + " tests failed");
    System.exit(0);
  }

  private static DiscoverySelector select(String name) {
    char first = name.charAt(name.lastIndexOf('.') + 1);
    return Character.isUpperCase(first) ? selectClass(name) : selectPackage(name);
  }
}
