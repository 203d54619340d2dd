package idioms.executors;

import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;

/** An executor of the target that starts threads. */
public final class OwnExecutor {
  private static int value;

  private OwnExecutor() {}

  public static void run() throws Exception {
    Executor starting = task -> new Thread(task).start();
    FutureTask<Integer> task = new FutureTask<>(() -> value++);
    value = 1;
    starting.execute(task);
    task.get();
    value++;
  }
}
