package idioms25.scopes;

import java.util.concurrent.StructuredTaskScope;

/** A scoped value is the same object in subtasks. */
public final class Inherited {
  private static final ScopedValue<int[]> scoped = ScopedValue.newInstance();

  private Inherited() {}

  public static void run() throws Exception {
    int[] shared = new int[1];
    ScopedValue.where(scoped, shared)
        .call(
            () -> {
              scoped.get()[0]++;
              try (var scope = StructuredTaskScope.open()) {
                scope.fork(() -> scoped.get()[0]++);
                scope.join();
              }
              return scoped.get()[0]++;
            });
  }
}
