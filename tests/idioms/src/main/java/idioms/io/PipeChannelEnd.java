package idioms.io;

import baton.Threads;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** The end of a pipe is seen after it was closed. */
public final class PipeChannelEnd {
  private static int value;

  private PipeChannelEnd() {}

  public static void run() throws Exception {
    Pipe pipe = Pipe.open();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              pipe.sink().close();
            });
    while (pipe.source().read(ByteBuffer.allocate(1)) != -1) {
      Thread.onSpinWait();
    }
    value++;
    writer.finish();
    pipe.source().close();
  }
}
