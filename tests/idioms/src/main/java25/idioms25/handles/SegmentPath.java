package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/** A path through a layout leads to its place: the value of the third pair. */
public final class SegmentPath {
  private static final MemoryLayout PAIRS =
      MemoryLayout.sequenceLayout(
          8,
          MemoryLayout.structLayout(
              ValueLayout.JAVA_LONG.withName("key"), ValueLayout.JAVA_LONG.withName("value")));
  private static final VarHandle VALUE =
      PAIRS.varHandle(PathElement.sequenceElement(), PathElement.groupElement("value"));
  private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();
  private static final MemorySegment memory = Arena.global().allocate(PAIRS);
  private static int data;

  private SegmentPath() {}

  static void give() {
    data = 1;
    VALUE.setRelease(memory, 0L, 2L, 7L);
  }

  static void take() {
    Value.use((int) (long) LONG.getAcquire(memory, 40L));
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
