package idioms25.scopes;

import java.util.concurrent.StructuredTaskScope;

/**
 * Who is told that a subtask failed sees what it did, though it may not have ended yet. Not every
 * time shows that.
 */
public final class FailedScope {
  private static int value;

  private FailedScope() {}

  public static void run() throws Exception {
    for (int i = 0; i < 100; i++) {
      fail();
    }
  }

  private static void fail() throws Exception {
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(
          () -> {
            value = 1;
            throw new IllegalStateException("on purpose");
          });
      try {
        scope.join();
      } catch (StructuredTaskScope.FailedException expected) {
        value++;
      }
    }
  }
}
