package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** A string builder has no monitor. */
public final class StringBuilderOrdersNothing {
  private static final Baton baton = new Baton();
  private static final StringBuilder one = new StringBuilder();
  private static final StringBuilder other = new StringBuilder();
  private static int data;

  static void give() {
    data = 42; // race data
    one.append("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    other.append("e");
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(StringBuilderOrdersNothing::give, StringBuilderOrdersNothing::take);
  }
}
