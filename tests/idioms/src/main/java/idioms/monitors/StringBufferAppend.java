package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** The object locks itself. */
public final class StringBufferAppend {
  private static final Baton baton = new Baton();
  private static final StringBuffer all = new StringBuffer();
  private static int data;

  static void give() {
    data = 42;
    all.append("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(all.length());
    Value.use(data);
  }

  public static void run() {
    Threads.together(StringBufferAppend::give, StringBufferAppend::take);
  }
}
