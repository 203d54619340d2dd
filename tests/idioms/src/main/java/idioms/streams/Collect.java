package idioms.streams;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Collected elements are seen. */
public final class Collect {
  private static final int[] values = new int[1000];

  private Collect() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    List<int[]> all =
        IntStream.range(0, values.length)
            .parallel()
            .mapToObj(i -> new int[] {values[i]})
            .collect(Collectors.toList());
    for (int[] each : all) {
      each[0]++;
    }
  }
}
