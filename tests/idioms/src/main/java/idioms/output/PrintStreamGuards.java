package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.OutputStream;
import java.io.PrintStream;

/** A PrintStream guards the stream beneath it. */
public final class PrintStreamGuards {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Sink extends OutputStream {
    @Override
    public void write(int unit) {
      value++;
    }
  }

  private PrintStreamGuards() {}

  public static void run() throws Exception {
    PrintStream out = new PrintStream(new Sink(), true);
    Threads.together(
        () -> {
          out.println("one");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          out.printf("%d", 2);
        });
  }
}
