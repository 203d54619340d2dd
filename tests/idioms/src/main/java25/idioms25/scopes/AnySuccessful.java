package idioms25.scopes;

import java.util.concurrent.StructuredTaskScope;

/** The first success is seen by who joins. */
public final class AnySuccessful {
  private static int value;

  private AnySuccessful() {}

  public static void run() throws Exception {
    try (var scope =
        StructuredTaskScope.open(
            StructuredTaskScope.Joiner.<Integer>anySuccessfulResultOrThrow())) {
      scope.fork(
          () -> {
            value = 1;
            return 1;
          });
      scope.join();
      value++;
    }
  }
}
