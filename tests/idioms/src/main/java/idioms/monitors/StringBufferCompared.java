package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** Comparing a text with a buffer takes its monitor. */
public final class StringBufferCompared {
  private static final Baton baton = new Baton();
  private static int value;

  private StringBufferCompared() {}

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
          "abcd".contentEquals(buffer);
          value++;
        });
  }
}
