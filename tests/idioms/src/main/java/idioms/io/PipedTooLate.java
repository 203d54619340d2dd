package idioms.io;

import baton.Baton;
import baton.Threads;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** A write after the byte was sent is not ordered with its reader. */
public final class PipedTooLate {
  private static final Baton baton = new Baton();
  private static int value;

  private PipedTooLate() {}

  public static void run() throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(in);
    Threads.Worker writer =
        Threads.start(
            () -> {
              out.write(1);
              value = 1; // race
              baton.pass(1);
            });
    in.read();
    baton.await(1);
    value++; // race
    writer.finish();
  }
}
