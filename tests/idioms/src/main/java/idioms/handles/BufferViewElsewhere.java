package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Another place of the same buffer gives nothing. */
public final class BufferViewElsewhere {
  private static final VarHandle INTS =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());
  private static final ByteBuffer buffer = ByteBuffer.allocateDirect(64);

  private int value;

  private BufferViewElsewhere() {}

  public static void run() {
    BufferViewElsewhere shared = new BufferViewElsewhere();
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
    value = 1; // race
    INTS.setRelease(buffer.duplicate(), 8, 1);
  }

  private void second() throws Exception {
    Value.use((int) INTS.getAcquire(buffer.duplicate(), 12));
    Value.use(value); // race
  }
}
