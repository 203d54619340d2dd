package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** The write comes after the value was set. */
public final class BooleanTooLate {
  private static final Baton baton = new Baton();
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    flag.set(true);
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.get();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(BooleanTooLate::give, BooleanTooLate::take);
  }
}
