package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.nio.ByteBuffer;

/** The position of a buffer is read while another thread puts. */
public final class BufferPosition {
  private static final Baton baton = new Baton();
  private static final ByteBuffer buffer = ByteBuffer.allocate(8);

  static void give() throws Exception {
    buffer.put((byte) 1); // race ByteBuffer
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(buffer.position()); // race ByteBuffer
  }

  public static void run() {
    Threads.together(BufferPosition::give, BufferPosition::take);
  }
}
