package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.BufferedWriter;
import java.io.Writer;

/** A BufferedWriter guards the writer beneath it. */
public final class BufferedWriterGuards {
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

  private BufferedWriterGuards() {}

  public static void run() throws Exception {
    BufferedWriter out = new BufferedWriter(new Sink());
    Threads.together(
        () -> {
          out.write("one");
          out.flush();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          out.write("two");
          out.flush();
        });
  }
}
