package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLongArray;

/** Another element is read. */
public final class LongArrayOtherElement {
  private static final Baton baton = new Baton();
  private static final AtomicLongArray slots = new AtomicLongArray(2);
  private static int data;

  static void give() {
    data = 42; // race data
    slots.set(1, 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    slots.get(0);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(LongArrayOtherElement::give, LongArrayOtherElement::take);
  }
}
