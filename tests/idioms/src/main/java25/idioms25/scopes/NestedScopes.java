package idioms25.scopes;

import java.util.concurrent.StructuredTaskScope;

/** Scopes may be nested. */
public final class NestedScopes {
  private static int value;

  private NestedScopes() {}

  public static void run() throws Exception {
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(
          () -> {
            try (var inner = StructuredTaskScope.open()) {
              inner.fork(() -> value = 1);
              inner.join();
            }
            return value++;
          });
      scope.join();
      value++;
    }
  }
}
