package idioms25.executors;

import idioms.Value;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A task that waits until somebody else wakes the pool. */
public final class LazySubmit {
  private static int data;

  private LazySubmit() {}

  public static void run() throws Exception {
    try (ForkJoinPool pool = new ForkJoinPool(1)) {
      data = 41;
      ForkJoinTask<?> task = pool.lazySubmit(ForkJoinTask.adapt(() -> data++, null));
      pool.submit(() -> {}).get();
      task.join();
      Value.use(data);
    }
  }
}
