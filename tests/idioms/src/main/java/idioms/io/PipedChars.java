package idioms.io;

import baton.Threads;
import java.io.PipedReader;
import java.io.PipedWriter;

/** A character that is read was written before. */
public final class PipedChars {
  private static int value;

  private PipedChars() {}

  public static void run() throws Exception {
    PipedReader in = new PipedReader();
    PipedWriter out = new PipedWriter(in);
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              out.write("text");
            });
    in.read();
    value++;
    writer.finish();
  }
}
