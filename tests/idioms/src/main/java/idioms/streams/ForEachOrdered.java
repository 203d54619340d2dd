package idioms.streams;

import java.util.stream.IntStream;

/** Elements in order come one after the other. */
public final class ForEachOrdered {
  private static int value;

  private static final int[] values = new int[1000];

  private ForEachOrdered() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    IntStream.range(0, 1000).parallel().forEachOrdered(i -> value += values[i]);
    value++;
  }
}
