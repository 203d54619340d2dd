package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;

/** A string buffer takes care of itself. */
public final class StringBufferAppend {
  private static final Baton baton = new Baton();
  private static final StringBuffer text = new StringBuffer();

  static void give() throws Exception {
    text.append("a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(text.length());
  }

  public static void run() {
    Threads.together(StringBufferAppend::give, StringBufferAppend::take);
  }
}
