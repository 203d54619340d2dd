package idioms.forkjoin;

import baton.Baton;
import java.util.concurrent.ForkJoinPool;

/** A task that nobody joins. */
public final class ExecutedNotJoined {
  private static final Baton baton = new Baton();
  private static int value;

  private ExecutedNotJoined() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(
        () -> {
          value++; // race
          baton.pass(1);
        });
    baton.await(1);
    value++; // race
    pool.shutdown();
  }
}
