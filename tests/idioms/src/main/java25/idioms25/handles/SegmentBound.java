package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A handle that has been given its memory and place. */
public final class SegmentBound {
  private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
  private static final MemorySegment memory = Arena.global().allocate(64, 8);
  private static final VarHandle PLACE = MethodHandles.insertCoordinates(INT, 0, memory, 24L);
  private static int data;

  private SegmentBound() {}

  static void give() {
    data = 1;
    PLACE.setRelease(1);
  }

  static void take() {
    Value.use((int) INT.getAcquire(memory, 24L));
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
