package idioms.executors;

import baton.Baton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Nobody asks for the result: the task is not ordered with what follows. */
public final class SubmitWithoutGet {
  private static final Baton baton = new Baton();
  private static int value;

  private SubmitWithoutGet() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.submit(
        () -> {
          value++; // race
          baton.pass(1);
        });
    baton.await(1);
    value++; // race
    pool.shutdown();
  }
}
