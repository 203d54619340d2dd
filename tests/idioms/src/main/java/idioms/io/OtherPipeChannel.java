package idioms.io;

import baton.Baton;
import baton.Threads;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** Data in one pipe says nothing of another. */
public final class OtherPipeChannel {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherPipeChannel() {}

  public static void run() throws Exception {
    Pipe pipe = Pipe.open();
    Pipe other = Pipe.open();
    other.sink().write(ByteBuffer.allocate(1));
    Threads.together(
        () -> {
          value = 1; // race
          pipe.sink().write(ByteBuffer.allocate(1));
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          other.source().read(ByteBuffer.allocate(1));
          value++; // race
        });
  }
}
