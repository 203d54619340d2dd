package idioms.streams;

import java.util.stream.IntStream;

/** A mapped sum sees what came before. */
public final class Sum {
  private static int value;

  private static final int[] values = new int[1000];

  private Sum() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    value = IntStream.range(0, values.length).parallel().map(i -> values[i]++).sum();
    for (int i = 0; i < values.length; i++) {
      values[i]++;
    }
  }
}
