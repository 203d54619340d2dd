package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The element of an array in memory, with its base inserted or not. */
public final class SegmentElement {
  private static final VarHandle ELEMENT = ValueLayout.JAVA_INT.arrayElementVarHandle();
  private static final VarHandle INSERTED = MethodHandles.insertCoordinates(ELEMENT, 1, 0L);
  private static final MemorySegment memory = Arena.global().allocate(64, 8);
  private static int data;

  private SegmentElement() {}

  static void give() {
    data = 1;
    ELEMENT.setVolatile(memory, 4L, 2L, 7);
  }

  static void take() {
    Value.use((int) INSERTED.getVolatile(memory, 3L));
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
