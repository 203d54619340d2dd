package idioms.executors;

import baton.Baton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A write after execute is not ordered with the task. */
public final class ExecuteBeforeWrite {
  private static final Baton baton = new Baton();
  private static int value;

  private ExecuteBeforeWrite() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(
        () -> {
          baton.await(1);
          value++; // race
          baton.pass(2);
        });
    value = 1; // race
    baton.pass(1);
    baton.await(2);
    pool.shutdown();
  }
}
