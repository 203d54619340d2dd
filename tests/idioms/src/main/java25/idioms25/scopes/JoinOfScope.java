package idioms25.scopes;

import java.util.concurrent.StructuredTaskScope;

/** Subtasks see what came before fork, and are seen after join. */
public final class JoinOfScope {
  private static int first;
  private static int second;

  private JoinOfScope() {}

  public static void run() throws Exception {
    first = 1;
    second = 1;
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(() -> first++);
      scope.fork(() -> second++);
      scope.join();
      first++;
      second++;
    }
  }
}
