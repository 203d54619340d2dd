package idioms.streams;

import java.util.stream.IntStream;

/** A reduction is seen as a whole. */
public final class Reduce {
  private static int value;

  private static final int[] values = new int[1000];

  private Reduce() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    value =
        IntStream.range(0, values.length).parallel().map(i -> values[i]++).reduce(0, Integer::sum);
    for (int i = 0; i < values.length; i++) {
      values[i]++;
    }
  }
}
