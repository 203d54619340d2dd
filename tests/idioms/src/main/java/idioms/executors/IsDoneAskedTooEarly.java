package idioms.executors;

import baton.Baton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A future that is not done shows nothing. */
public final class IsDoneAskedTooEarly {
  private static final Baton baton = new Baton();
  private static int value;

  private IsDoneAskedTooEarly() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> task =
        pool.submit(
            () -> {
              value++; // race
              baton.pass(1);
              baton.await(2);
            });
    baton.await(1);
    if (!task.isDone()) {
      value++; // race
    }
    baton.pass(2);
    pool.shutdown();
  }
}
