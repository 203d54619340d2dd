package idioms.forkjoin;

import baton.Baton;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Two tasks of one pool are not ordered with each other. */
public final class TasksRace {
  private static final Baton baton = new Baton();
  private static int value;

  private TasksRace() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> first =
        pool.submit(
            () -> {
              value++; // race
              baton.pass(1);
              baton.await(2);
            });
    ForkJoinTask<?> second =
        pool.submit(
            () -> {
              baton.await(1);
              value++; // race
              baton.pass(2);
            });
    second.join();
    first.join();
    pool.shutdown();
  }
}
