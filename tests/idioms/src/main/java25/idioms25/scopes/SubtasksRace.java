package idioms25.scopes;

import baton.Baton;
import java.util.concurrent.StructuredTaskScope;

/** Subtasks of one scope are not ordered. */
public final class SubtasksRace {
  private static final Baton baton = new Baton();
  private static int value;

  private SubtasksRace() {}

  public static void run() throws Exception {
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(
          () -> {
            value++; // race
            baton.pass(1);
            return 1;
          });
      scope.fork(
          () -> {
            baton.await(1);
            return value++; // race
          });
      scope.join();
    }
  }
}
