package idioms.interrupts;

import baton.Threads;
import java.io.InterruptedIOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** Reading from a pipe that nobody writes to ends by an interrupt. */
public final class ByPipe {
  private static int value;

  private ByPipe() {}

  public static void run() throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(in);
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                in.read();
              } catch (InterruptedIOException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
    out.close();
  }
}
