package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A view of a buffer outside the heap gives and takes, also through a duplicate. */
public final class BufferViewOrders {
  private static final VarHandle INTS =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());
  private static final ByteBuffer buffer = ByteBuffer.allocateDirect(64);

  private int value;

  private BufferViewOrders() {}

  public static void run() {
    BufferViewOrders shared = new BufferViewOrders();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.first();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.second();
        });
  }

  private void first() throws Exception {
    value = 1;
    INTS.setRelease(buffer.duplicate(), 8, 1);
  }

  private void second() throws Exception {
    Value.use((int) INTS.getAcquire(buffer.duplicate(), 8));
    Value.use(value);
  }
}
