package idioms.executors;

import baton.Threads;
import java.util.concurrent.FutureTask;

/** The hook of a future task runs where the task ran. */
public final class DoneHook {
  private static int value;

  private DoneHook() {}

  public static void run() throws Exception {
    FutureTask<Integer> task =
        new FutureTask<>(() -> value = 1) {
          @Override
          protected void done() {
            value++;
          }
        };
    Threads.Worker runner = Threads.start(task::run);
    task.get();
    runner.finish();
    value++;
  }
}
