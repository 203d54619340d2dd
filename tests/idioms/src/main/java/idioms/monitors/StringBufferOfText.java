package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** A buffer that was made from a text is as synchronized as any. */
public final class StringBufferOfText {
  private static final Baton baton = new Baton();
  private static int value;

  private StringBufferOfText() {}

  public static void run() throws Exception {
    StringBuffer buffer = new StringBuffer("abc");
    Threads.together(
        () -> {
          value = 1;
          buffer.setCharAt(0, 'b');
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          buffer.charAt(0);
          value++;
        });
  }
}
