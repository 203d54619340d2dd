package idioms.io;

import baton.Threads;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** Bytes that are read were written before. */
public final class PipedArray {
  private static int value;

  private PipedArray() {}

  public static void run() throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(in);
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              out.write(new byte[10]);
            });
    in.read(new byte[10]);
    value++;
    writer.finish();
  }
}
