package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.BufferedOutputStream;
import java.io.OutputStream;

/** A BufferedOutputStream guards the stream beneath it. */
public final class BufferGuards {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Sink extends OutputStream {
    @Override
    public void write(int unit) {
      value++;
    }
  }

  private BufferGuards() {}

  public static void run() throws Exception {
    OutputStream out = new BufferedOutputStream(new Sink());
    Threads.together(
        () -> {
          out.write(1);
          out.flush();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          out.write(2);
          out.flush();
        });
  }
}
