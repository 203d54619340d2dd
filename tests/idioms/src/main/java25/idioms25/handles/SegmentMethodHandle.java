package idioms25.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;

/** A method handle made of a handle of memory. */
public final class SegmentMethodHandle {
  private static final VarHandle INT = ValueLayout.JAVA_INT.varHandle();
  private static final MemorySegment memory = Arena.global().allocate(64, 8);
  private static final MethodHandle GET = INT.toMethodHandle(VarHandle.AccessMode.GET_ACQUIRE);
  private static int data;

  private SegmentMethodHandle() {}

  static void give() {
    data = 1;
    INT.setRelease(memory, 24L, 1);
  }

  private static int get() {
    try {
      return (int) GET.invokeExact(memory, 24L);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  static void take() {
    Value.use(get());
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
