package idioms25.scopes;

import java.time.Duration;
import java.util.concurrent.StructuredTaskScope;

/** So is one whose time is over. */
public final class TimedOutScope {
  private static int value;

  private TimedOutScope() {}

  public static void run() throws Exception {
    try (var scope =
        StructuredTaskScope.open(
            StructuredTaskScope.Joiner.<Integer>awaitAllSuccessfulOrThrow(),
            settings -> settings.withTimeout(Duration.ofMillis(20)))) {
      scope.fork(
          () -> {
            try {
              Thread.sleep(60_000);
            } catch (InterruptedException expected) {
              value = 1;
            }
            return 2;
          });
      scope.join();
    } catch (StructuredTaskScope.TimeoutException expected) {
      value++;
    }
  }
}
