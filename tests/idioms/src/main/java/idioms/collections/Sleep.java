package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Sleeping orders nothing. */
public final class Sleep {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Thread.sleep(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(Sleep::give, Sleep::take);
  }
}
