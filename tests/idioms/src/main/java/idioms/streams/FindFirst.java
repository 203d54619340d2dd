package idioms.streams;

import java.util.stream.IntStream;

/** The first match is seen with what came before it. */
public final class FindFirst {
  private static final int[] values = new int[1000];

  private FindFirst() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    int[] found =
        IntStream.range(0, values.length)
            .parallel()
            .mapToObj(i -> new int[] {values[i]})
            .filter(each -> each[0] > 500)
            .findFirst()
            .get();
    found[0]++;
  }
}
