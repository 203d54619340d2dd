package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Other elements of it are other variables. */
public final class SegmentOfArrayElsewhere {
  private static final int[] array = new int[8];
  private static final MemorySegment segment = MemorySegment.ofArray(array);

  private SegmentOfArrayElsewhere() {}

  static void give() {
    segment.setAtIndex(ValueLayout.JAVA_INT, 2, 5);
  }

  static void take() {
    Value.use(array[3]);
  }

  public static void run() {
    Baton baton = new Baton();
    Threads.together(
        () -> {
          give();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          take();
        });
  }
}
