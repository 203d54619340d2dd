package idioms.streams;

import java.util.Arrays;

/** An operation of a parallel prefix sees what came before. */
public final class ParallelPrefix {
  private static int value;

  private ParallelPrefix() {}

  public static void run() throws Exception {
    int[] sums = new int[20_000];
    value = 1;
    Arrays.parallelPrefix(sums, (a, b) -> a + b + value);
    value++;
  }
}
