package idioms.streams;

import java.util.stream.IntStream;

/** Every element of a parallel stream sees what came before, and is seen after. */
public final class ForEach {
  private static final int[] values = new int[1000];

  private ForEach() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    IntStream.range(0, values.length).parallel().forEach(i -> values[i]++);
    for (int i = 0; i < values.length; i++) {
      values[i]++;
    }
  }
}
