package idioms25.scopes;

import baton.Baton;
import java.util.concurrent.StructuredTaskScope;

/** A subtask does not see what came after its fork. */
public final class WrittenAfterFork {
  private static final Baton baton = new Baton();
  private static int value;

  private WrittenAfterFork() {}

  public static void run() throws Exception {
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(
          () -> {
            baton.await(1);
            return value++; // race
          });
      value = 1; // race
      baton.pass(1);
      scope.join();
    }
  }
}
