package idioms.io;

import baton.Threads;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** The end of a pipe is seen after what came before close. */
public final class PipedEnd {
  private static int value;

  private PipedEnd() {}

  public static void run() throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(in);
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              out.close();
            });
    in.read();
    value++;
    writer.finish();
  }
}
