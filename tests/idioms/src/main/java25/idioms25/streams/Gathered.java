package idioms25.streams;

import idioms.Value;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;

/** A gatherer that goes through the elements in order, while workers make them. */
public final class Gathered {
  private static final int ROUNDS = 100;

  private Gathered() {}

  private static int[] add(int[] sum, int[] element) {
    sum[0] += element[0];
    return sum;
  }

  public static void run() {
    for (int i = 0; i < ROUNDS; i++) {
      int[] sum =
          IntStream.range(0, 64)
              .parallel()
              .mapToObj(number -> new int[] {number})
              .gather(Gatherers.fold(() -> new int[1], Gathered::add))
              .findFirst()
              .orElseThrow();
      Value.use(sum[0]);
    }
  }
}
