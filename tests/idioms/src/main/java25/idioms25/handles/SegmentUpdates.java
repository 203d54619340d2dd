package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/** Updates of memory give and take, whatever their index is written as. */
public final class SegmentUpdates {
  private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
  private static final MemorySegment memory = Arena.global().allocate(64, 8);
  private static int data;

  private SegmentUpdates() {}

  static void give() {
    data = 1;
    Value.use((int) INT.getAndAdd(memory, 8, 1));
  }

  static void take() {
    Value.use(INT.compareAndSet(memory, 8L, 5, 6) ? 1 : 0);
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
