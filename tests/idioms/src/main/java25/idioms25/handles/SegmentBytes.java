package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** A read of eight bytes reads two ints of the array. */
public final class SegmentBytes {
  private static final int[] array = new int[8];
  private static final MemorySegment segment = MemorySegment.ofArray(array);

  private SegmentBytes() {}

  static void give() {
    array[3] = 1; // race
  }

  static void take() {
    Value.use((int) segment.asReadOnly().get(ValueLayout.JAVA_LONG_UNALIGNED, 8)); // race
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
