package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Another element is read. */
public final class ReferenceArrayOtherElement {
  private static final Baton baton = new Baton();
  private static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);
  private static int data;

  static void give() {
    data = 42; // race data
    slots.set(1, "a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    slots.get(0);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ReferenceArrayOtherElement::give, ReferenceArrayOtherElement::take);
  }
}
