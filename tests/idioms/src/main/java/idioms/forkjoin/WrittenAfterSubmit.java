package idioms.forkjoin;

import baton.Baton;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A write after submit is not ordered with the task. */
public final class WrittenAfterSubmit {
  private static final Baton baton = new Baton();
  private static int value;

  private WrittenAfterSubmit() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> task =
        pool.submit(
            () -> {
              baton.await(1);
              value++; // race
            });
    value++; // race
    baton.pass(1);
    task.join();
    pool.shutdown();
  }
}
