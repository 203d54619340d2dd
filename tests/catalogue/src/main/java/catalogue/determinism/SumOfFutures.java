package catalogue.determinism;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Two tasks are awaited, then their executor interrupts its idle workers: that is its own affair.
 */
final class SumOfFutures {
  public static void main(String[] args) throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    Future<Integer> one = executor.submit(() -> 1);
    Future<Integer> two = executor.submit(() -> 2);
    if (one.get() + two.get() != 3) {
      throw new IllegalStateException();
    }
    executor.shutdown();
    executor.awaitTermination(1, TimeUnit.MINUTES);
  }
}
