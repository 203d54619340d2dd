package idioms25.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task with a thread of its own is seen after get. */
public final class PerTaskGet {
  private static int value;

  private PerTaskGet() {}

  public static void run() throws Exception {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      value = 1;
      pool.submit(() -> value++).get();
      value++;
    }
  }
}
