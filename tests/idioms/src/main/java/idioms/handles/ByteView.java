package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Two threads use a view of bytes as ints. */
public final class ByteView {
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());

  private final byte[] bytes = new byte[64];

  private ByteView() {}

  public static void run() {
    ByteView shared = new ByteView();
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
    INTS.set(bytes, 8, 1); // race
  }

  private void second() throws Exception {
    Sink.take((int) INTS.get(bytes, 8)); // race
  }
}
