package catalogue.determinism;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** An executor is shut down while a task runs: how far the task gets is chance. */
final class TaskInterrupted {
  private static final CountDownLatch begun = new CountDownLatch(1);
  private static final CountDownLatch never = new CountDownLatch(1);

  static void task() {
    begun.countDown();
    try {
      never.await(); // not deterministic
    } catch (InterruptedException expected) {
      return;
    }
  }

  public static void main(String[] args) throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(1);
    executor.execute(TaskInterrupted::task);
    begun.await();
    executor.shutdownNow();
    executor.awaitTermination(1, TimeUnit.MINUTES);
  }
}
