package idioms.streams;

import java.util.Arrays;

/** parallelSetAll sees what came before and is seen. */
public final class ParallelSetAll {
  private static final int[] values = new int[1000];

  private ParallelSetAll() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    int[] results = new int[values.length];
    Arrays.parallelSetAll(results, i -> values[i]++);
    for (int i = 0; i < values.length; i++) {
      values[i]++;
    }
  }
}
