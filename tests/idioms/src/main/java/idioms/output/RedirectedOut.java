package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.OutputStream;
import java.io.PrintStream;

/** System.out guards the stream it was redirected to. */
public final class RedirectedOut {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Sink extends OutputStream {
    @Override
    public void write(int unit) {
      value++;
    }
  }

  private RedirectedOut() {}

  public static void run() throws Exception {
    PrintStream before = System.out;
    System.setOut(new PrintStream(new Sink(), true));
    Threads.together(
        () -> {
          System.out.println("one");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          System.out.println("two");
        });
    System.setOut(before);
  }
}
