package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** The write comes after the value was set. */
public final class IntTooLate {
  private static final Baton baton = new Baton();
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    flag.set(1);
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.get();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(IntTooLate::give, IntTooLate::take);
  }
}
