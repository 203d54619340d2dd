package idioms.streams;

import java.util.Arrays;

/** A comparator of a parallel sort sees what came before. */
public final class ParallelSort {
  private static int value;

  private ParallelSort() {}

  public static void run() throws Exception {
    Integer[] order = new Integer[20_000];
    for (int i = 0; i < order.length; i++) {
      order[i] = i * 31 % order.length;
    }
    value = 1;
    Arrays.parallelSort(order, (a, b) -> value * Integer.compare(a, b));
    value++;
  }
}
