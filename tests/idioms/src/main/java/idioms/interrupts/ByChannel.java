package idioms.interrupts;

import baton.Threads;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.Pipe;

/** What came before an interrupt is seen when it closes a channel. */
public final class ByChannel {
  private static int value;

  private ByChannel() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              try (Pipe.SourceChannel source = Pipe.open().source()) {
                source.read(ByteBuffer.allocate(1));
                throw new AssertionError("not interrupted");
              } catch (ClosedByInterruptException e) {
                value++;
              }
              value++;
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
