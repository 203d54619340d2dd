package idioms.executors;

import baton.Baton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A get that times out orders nothing. */
public final class TimedOutGet {
  private static final Baton baton = new Baton();
  private static int value;

  private TimedOutGet() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> done =
        pool.submit(
            () -> {
              value++; // race
              baton.pass(1);
              baton.await(2);
            });
    baton.await(1);
    try {
      done.get(1, TimeUnit.MILLISECONDS);
      throw new AssertionError("the task has ended");
    } catch (TimeoutException e) {
      value++; // race
    }
    baton.pass(2);
    pool.shutdown();
  }
}
