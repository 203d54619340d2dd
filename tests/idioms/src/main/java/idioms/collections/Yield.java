package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Giving way orders nothing. */
public final class Yield {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    Thread.yield();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Thread.yield();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(Yield::give, Yield::take);
  }
}
