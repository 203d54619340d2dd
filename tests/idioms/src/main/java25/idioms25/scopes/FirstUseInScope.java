package idioms25.scopes;

import idioms.Value;
import java.util.concurrent.StructuredTaskScope;

/** A class is used for the first time while a scope is open: the scope stays as it is. */
public final class FirstUseInScope {
  private static int data;

  private FirstUseInScope() {}

  /** Nobody knows it before. */
  private static final class Unused {
    static int count;
    int own;
  }

  public static void run() throws Exception {
    try (var scope = StructuredTaskScope.open()) {
      Unused.count = 1;
      new Unused().own = 2;
      scope.fork(
          () -> {
            data = 42;
          });
      scope.join();
    }
    Value.use(data);
  }
}
