package idioms.executors;

import baton.Baton;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks of one invokeAll are not ordered with each other. */
public final class InvokeAllRaces {
  private static final Baton baton = new Baton();
  private static int value;

  private InvokeAllRaces() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.invokeAll(
        List.of(
            () -> {
              value++; // race
              baton.pass(1);
              return 0;
            },
            () -> {
              baton.await(1);
              return value++; // race
            }));
    pool.shutdown();
  }
}
