package idioms.streams;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Groups in a concurrent map are seen. */
public final class GroupingConcurrent {
  private static final int[] values = new int[1000];

  private GroupingConcurrent() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    Map<Integer, List<int[]>> groups =
        IntStream.range(0, values.length)
            .parallel()
            .mapToObj(i -> new int[] {values[i]})
            .collect(Collectors.groupingByConcurrent(each -> each[0] % 7));
    groups.values().forEach(group -> group.forEach(each -> each[0]++));
  }
}
