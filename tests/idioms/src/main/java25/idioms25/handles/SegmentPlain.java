package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/** A plain access through a handle of memory races with one of the array. */
public final class SegmentPlain {
  private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
  private static final int[] array = new int[8];
  private static final MemorySegment segment = MemorySegment.ofArray(array);

  private SegmentPlain() {}

  static void give() {
    INT.set(segment, 12L, 1); // race
  }

  static void take() {
    array[3] = 2; // race
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
