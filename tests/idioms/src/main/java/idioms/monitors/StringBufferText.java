package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** The object locks itself. */
public final class StringBufferText {
  private static final Baton baton = new Baton();
  private static final StringBuffer all = new StringBuffer();
  private static int data;

  static void give() {
    data = 42;
    all.append(1).append('c');
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(all.toString().length());
    Value.use(data);
  }

  public static void run() {
    Threads.together(StringBufferText::give, StringBufferText::take);
  }
}
