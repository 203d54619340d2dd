package idioms25.scopes;

import java.util.concurrent.StructuredTaskScope;

/** All subtasks are seen by who joins, failed or not. */
public final class AllAwaited {
  private static int value;

  private AllAwaited() {}

  public static void run() throws Exception {
    try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.<Integer>awaitAll())) {
      scope.fork(
          () -> {
            value = 1;
            throw new IllegalStateException("on purpose");
          });
      scope.join();
      value++;
    }
  }
}
