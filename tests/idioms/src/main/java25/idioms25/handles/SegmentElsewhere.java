package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/** Another place of the same memory orders nothing. */
public final class SegmentElsewhere {
  private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
  private static final MemorySegment memory = Arena.global().allocate(64, 8);
  private static int data;

  private SegmentElsewhere() {}

  static void give() {
    data = 1; // race
    INT.setRelease(memory, 16L, 1);
  }

  static void take() {
    Value.use((int) INT.getAcquire(memory, 20L));
    Value.use(data); // race
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
