package idioms.forkjoin;

import baton.Baton;
import java.util.concurrent.ForkJoinPool;

/** A task that is executed sees what came before. */
public final class ExecuteTask {
  private static final Baton baton = new Baton();
  private static int value;

  private ExecuteTask() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    value = 1;
    pool.execute(
        () -> {
          value++;
          baton.pass(1);
        });
    baton.await(1);
    pool.shutdown();
  }
}
