package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.finding.Finding;
import harrier.finding.FindingSink;
import harrier.tool.Chain;
import harrier.tool.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

/** The findings of a replay, by their place in the trace. */
final class Reports implements FindingSink {
  final List<Finding> findings = new ArrayList<>();

  @Override
  public void add(Finding finding) {
    findings.add(finding);
  }

  /** The lines of the later accesses. */
  TreeSet<Integer> lines() {
    TreeSet<Integer> lines = new TreeSet<>();
    findings.forEach(finding -> lines.add(lineOf(finding, finding.accesses().size() - 1)));
    return lines;
  }

  static int lineOf(Finding finding, int access) {
    String site = finding.accesses().get(access).site();
    return Integer.parseInt(site.substring(site.lastIndexOf(':') + 1, site.length() - 1));
  }

  /** Checks that the tool reports the accesses marked with {@code !} and nothing else. */
  static void assertReports(Supplier<? extends Tool> tool, String text) {
    assertReports(sink -> Replay.withReferences(Chain.of(tool.get(), sink)), text);
    assertReports(
        sink -> Replay.withReferences(Chain.of(tool.get(), sink)).withoutInlineTest(), text);
  }

  static void assertReports(Function<FindingSink, Replay> replay, String text) {
    Trace trace = Trace.parse(text);
    Reports reports = new Reports();
    replay.apply(reports).run(trace);
    TreeSet<Integer> expected = new TreeSet<>();
    trace.steps().stream().filter(Step::reported).forEach(step -> expected.add(step.line()));
    assertThat(reports.lines()).as("reported lines of\n%s", trace).isEqualTo(expected);
  }
}
