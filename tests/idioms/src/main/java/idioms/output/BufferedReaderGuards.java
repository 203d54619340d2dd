package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.BufferedReader;
import java.io.Reader;

/** A BufferedReader guards the reader beneath it. */
public final class BufferedReaderGuards {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Source extends Reader {
    @Override
    public int read(char[] units, int start, int length) {
      value++;
      units[start] = '\n';
      return 1;
    }

    @Override
    public void close() {}
  }

  private BufferedReaderGuards() {}

  public static void run() throws Exception {
    BufferedReader in = new BufferedReader(new Source());
    Threads.together(
        () -> {
          in.readLine();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          in.readLine();
        });
  }
}
