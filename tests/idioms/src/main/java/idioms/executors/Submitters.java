package idioms.executors;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Two threads that submit to one pool are not ordered by it. */
public final class Submitters {
  private static final Baton baton = new Baton();
  private static int value;

  private Submitters() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Threads.together(
        () -> {
          value++; // race
          pool.submit(() -> {});
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          pool.submit(() -> {});
          value++; // race
        });
    pool.shutdown();
  }
}
