package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** Appending a buffer to another takes its monitor. */
public final class StringBufferInAnother {
  private static final Baton baton = new Baton();
  private static int value;

  private StringBufferInAnother() {}

  public static void run() throws Exception {
    StringBuffer buffer = new StringBuffer("abc");
    Threads.together(
        () -> {
          value = 1;
          buffer.append("d");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          new StringBuffer().append(buffer);
          value++;
        });
  }
}
