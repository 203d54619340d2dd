package idioms.executors;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.FutureTask;

/** A cancel that fails orders nothing. */
public final class CancelTooLate {
  private static final Baton baton = new Baton();
  private static int value;

  private CancelTooLate() {}

  public static void run() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    task.run();
    Threads.Worker canceller =
        Threads.start(
            () -> {
              value = 1; // race
              task.cancel(false);
              baton.pass(1);
            });
    baton.await(1);
    task.get();
    value++; // race
    canceller.finish();
  }
}
