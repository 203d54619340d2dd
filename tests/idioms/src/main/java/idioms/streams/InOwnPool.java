package idioms.streams;

import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** A parallel stream in a pool of its own. */
public final class InOwnPool {
  private static final int[] values = new int[1000];

  private InOwnPool() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    ForkJoinPool pool = new ForkJoinPool(3);
    pool.submit(() -> IntStream.range(0, values.length).parallel().forEach(i -> values[i]++))
        .join();
    for (int i = 0; i < values.length; i++) {
      values[i]++;
    }
    pool.shutdown();
  }
}
