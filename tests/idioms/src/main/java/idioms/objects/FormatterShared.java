package idioms.objects;

import baton.Baton;
import baton.Threads;
import java.util.Formatter;

/** Two threads format with the same formatter. */
public final class FormatterShared {
  private static final Baton baton = new Baton();
  private static final Formatter formatter = new Formatter();

  static void give() throws Exception {
    formatter.format("%d", 1); // race Formatter
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    formatter.format("%d", 2); // race Formatter
  }

  public static void run() {
    Threads.together(FormatterShared::give, FormatterShared::take);
  }
}
