package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.PrintWriter;
import java.io.Writer;

/** A PrintWriter guards the writer beneath it. */
public final class PrintWriterGuards {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Sink extends Writer {
    @Override
    public void write(char[] units, int start, int length) {
      value++;
    }

    @Override
    public void flush() {
      value++;
    }

    @Override
    public void close() {}
  }

  private PrintWriterGuards() {}

  public static void run() throws Exception {
    PrintWriter out = new PrintWriter(new Sink(), true);
    Threads.together(
        () -> {
          out.println("one");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          out.println("two");
        });
  }
}
