package idioms.io;

import baton.Threads;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** Data that comes through a pipe was sent before. */
public final class PipeChannel {
  private static int value;

  private PipeChannel() {}

  public static void run() throws Exception {
    Pipe pipe = Pipe.open();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              pipe.sink().write(ByteBuffer.allocate(1));
            });
    pipe.source().read(ByteBuffer.allocate(1));
    value++;
    writer.finish();
    pipe.sink().close();
    pipe.source().close();
  }
}
