package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A view of bytes as ints touches four of them. */
public final class ByteViewOfOthers {
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());
  private static final byte[] bytes = new byte[64];

  private int value;

  private ByteViewOfOthers() {}

  public static void run() {
    ByteViewOfOthers shared = new ByteViewOfOthers();
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
    INTS.set(bytes, 8, value);
  }

  private void second() throws Exception {
    Value.use(bytes[12]);
  }
}
