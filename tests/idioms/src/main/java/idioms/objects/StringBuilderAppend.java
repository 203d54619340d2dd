package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;

/** A builder is read while another thread appends. */
public final class StringBuilderAppend {
  private static final Baton baton = new Baton();
  private static final StringBuilder text = new StringBuilder();

  static void give() throws Exception {
    text.append("a"); // race StringBuilder
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(text.length()); // race StringBuilder
  }

  public static void run() {
    Threads.together(StringBuilderAppend::give, StringBuilderAppend::take);
  }
}
