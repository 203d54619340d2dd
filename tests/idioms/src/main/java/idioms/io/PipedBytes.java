package idioms.io;

import baton.Threads;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** A byte that is read was written before. */
public final class PipedBytes {
  private static int value;

  private PipedBytes() {}

  public static void run() throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(in);
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              out.write(1);
            });
    in.read();
    value++;
    writer.finish();
  }
}
