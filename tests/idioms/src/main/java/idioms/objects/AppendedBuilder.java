package idioms.objects;

import baton.Baton;
import baton.Threads;

/** A builder is appended to another while a thread appends to it. */
public final class AppendedBuilder {
  private static final Baton baton = new Baton();
  private static final StringBuilder text = new StringBuilder();
  private static final StringBuilder other = new StringBuilder();

  static void give() throws Exception {
    text.append("a"); // race StringBuilder
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    other.append(text); // race StringBuilder
  }

  public static void run() {
    Threads.together(AppendedBuilder::give, AppendedBuilder::take);
  }
}
