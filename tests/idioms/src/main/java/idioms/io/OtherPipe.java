package idioms.io;

import baton.Baton;
import baton.Threads;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** Data in one pipe says nothing of another. */
public final class OtherPipe {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherPipe() {}

  public static void run() throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(in);
    PipedInputStream otherIn = new PipedInputStream();
    PipedOutputStream otherOut = new PipedOutputStream(otherIn);
    otherOut.write(1);
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1; // race
              out.write(1);
              baton.pass(1);
            });
    baton.await(1);
    otherIn.read();
    value++; // race
    writer.finish();
  }
}
