package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.OutputStream;
import java.io.PrintStream;

/** Two streams guard nothing that they share. */
public final class TwoPrintStreams {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Sink extends OutputStream {
    @Override
    public void write(int unit) {
      value++; // race
    }
  }

  private TwoPrintStreams() {}

  public static void run() throws Exception {
    OutputStream sink = new Sink();
    Threads.together(
        () -> {
          new PrintStream(sink, true).println("one");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          new PrintStream(sink, true).println("two");
        });
  }
}
