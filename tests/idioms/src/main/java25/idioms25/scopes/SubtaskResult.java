package idioms25.scopes;

import java.util.concurrent.StructuredTaskScope;

/** The result of a subtask shows what it did. */
public final class SubtaskResult {
  private static int value;

  private SubtaskResult() {}

  public static void run() throws Exception {
    try (var scope = StructuredTaskScope.open()) {
      StructuredTaskScope.Subtask<Integer> subtask = scope.fork(() -> value = 1);
      scope.join();
      int result = subtask.get();
      value += result;
    }
  }
}
