package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Release and acquire of an element of an array, through a segment and as it is. */
public final class SegmentOfArrayOrders {
  private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int[] array = new int[8];
  private static final MemorySegment segment = MemorySegment.ofArray(array);
  private static int data;

  private SegmentOfArrayOrders() {}

  static void give() {
    data = 1;
    INT.setRelease(segment.asSlice(8), 4L, 1);
  }

  static void take() {
    Value.use((int) ELEMENT.getAcquire(array, 3));
    Value.use(data);
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
