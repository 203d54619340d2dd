package idioms25.scopes;

import baton.Baton;
import java.util.concurrent.StructuredTaskScope;

/** A scope is closed after its cancelled subtasks have ended. */
public final class CancelledScope {
  private static final Baton baton = new Baton();
  private static int value;

  private CancelledScope() {}

  public static void run() throws Exception {
    try (var scope =
        StructuredTaskScope.open(
            StructuredTaskScope.Joiner.<Integer>anySuccessfulResultOrThrow())) {
      scope.fork(
          () -> {
            baton.await(1);
            return 1;
          });
      scope.fork(
          () -> {
            baton.pass(1);
            try {
              Thread.sleep(60_000);
            } catch (InterruptedException expected) {
              value = 1;
            }
            return 2;
          });
      scope.join();
    }
    value++;
  }
}
