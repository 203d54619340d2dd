package idioms.forkjoin;

import baton.Threads;
import java.util.concurrent.ForkJoinTask;

/** A task that another thread completes. */
public final class CompletedByHand {
  private static int value;

  private CompletedByHand() {}

  public static void run() throws Exception {
    ForkJoinTask<Integer> task = ForkJoinTask.adapt(() -> 1);
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              task.complete(1);
            });
    task.join();
    value++;
    completer.finish();
  }
}
