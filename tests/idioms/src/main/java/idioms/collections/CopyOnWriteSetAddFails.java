package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/** The element was in the set already: nothing is written. */
public final class CopyOnWriteSetAddFails {
  private static final Baton baton = new Baton();
  private static final Set<Object> set = new CopyOnWriteArraySet<>();
  private static int data;

  static void give() throws Exception {
    set.add("e");
    baton.pass(1);
    baton.await(2);
    if (!set.contains("e")) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
  }

  static void take() throws Exception {
    baton.await(1);
    data = 42; // race data
    set.add("e");
    baton.pass(2);
  }

  public static void run() {
    Threads.together(CopyOnWriteSetAddFails::give, CopyOnWriteSetAddFails::take);
  }
}
