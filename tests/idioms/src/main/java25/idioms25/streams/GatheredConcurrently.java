package idioms25.streams;

import idioms.Value;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;

/** Elements are mapped by virtual threads, and come back in order. */
public final class GatheredConcurrently {
  private GatheredConcurrently() {}

  public static void run() {
    int[] offset = {1};
    IntStream.range(0, 20)
        .boxed()
        .gather(Gatherers.mapConcurrent(4, number -> new int[] {number + offset[0]}))
        .forEach(element -> Value.use(element[0]++));
    offset[0] = 2;
  }
}
