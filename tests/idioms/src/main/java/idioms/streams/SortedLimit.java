package idioms.streams;

import java.util.stream.IntStream;

/** Stages that wait for all before them. */
public final class SortedLimit {
  private static int value;

  private static final int[] values = new int[1000];

  private SortedLimit() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    value =
        IntStream.range(0, values.length)
            .parallel()
            .map(i -> values[i]++)
            .sorted()
            .limit(100)
            .sum();
    for (int i = 0; i < values.length; i++) {
      values[i]++;
    }
  }
}
