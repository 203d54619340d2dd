package idioms.executors;

import java.util.concurrent.FutureTask;

/** A thread runs a future task, another gets its result. */
public final class FutureTaskByThread {
  private static int value;

  private FutureTaskByThread() {}

  public static void run() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> value = 1);
    Thread runner = new Thread(task);
    runner.start();
    task.get();
    value++;
    runner.join();
  }
}
