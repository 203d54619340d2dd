package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.nio.ByteBuffer;

/** Two threads use a buffer without touching its position. */
public final class AbsoluteBufferAccess {
  private static final Baton baton = new Baton();
  private static final ByteBuffer buffer = ByteBuffer.allocate(8);

  static void give() throws Exception {
    buffer.put(0, (byte) 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(buffer.get(1));
  }

  public static void run() {
    Threads.together(AbsoluteBufferAccess::give, AbsoluteBufferAccess::take);
  }
}
