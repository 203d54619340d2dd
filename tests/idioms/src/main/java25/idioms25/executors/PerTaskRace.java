package idioms25.executors;

import baton.Baton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks with threads of their own are not ordered. */
public final class PerTaskRace {
  private static final Baton baton = new Baton();
  private static int value;

  private PerTaskRace() {}

  public static void run() throws Exception {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      pool.execute(
          () -> {
            value++; // race
            baton.pass(1);
          });
      pool.execute(
          () -> {
            baton.await(1);
            value++; // race
          });
    }
  }
}
