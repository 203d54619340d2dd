package idioms.objects;

import baton.Threads;
import idioms.Result;
import java.nio.ByteBuffer;

/** A buffer is handed over by joining its writer. */
public final class JoinedBuffer {
  private static final ByteBuffer buffer = ByteBuffer.allocate(8);

  static void give() throws Exception {
    buffer.putInt(1);
    buffer.flip();
  }

  static void take() throws Exception {
    Result.use(buffer.getInt());
  }

  public static void run() {
    Threads.await(JoinedBuffer::give);
    Threads.await(JoinedBuffer::take);
  }
}
