package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Formatting orders nothing. */
public final class Formatting {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    Value.use(String.format("%d %s", 1, "a").length());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(String.format("%d %s", 2, "b").length());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(Formatting::give, Formatting::take);
  }
}
