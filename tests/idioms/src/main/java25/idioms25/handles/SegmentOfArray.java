package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** A segment of an array is the array. */
public final class SegmentOfArray {
  private static final int[] array = new int[8];
  private static final MemorySegment segment = MemorySegment.ofArray(array);

  private SegmentOfArray() {}

  static void give() {
    segment.setAtIndex(ValueLayout.JAVA_INT, 2, 5); // race
  }

  static void take() {
    Value.use(array[2]); // race
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
