package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** The wrapper is locked by hand to go through it. */
public final class SynchronizedByHand {
  private static final Baton baton = new Baton();
  private static final List<Object> all = Collections.synchronizedList(new ArrayList<>());
  private static int data;

  static void give() {
    data = 42;
    all.add("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (all) {
      Iterator<Object> each = all.iterator();
      each.next();
      Value.use(data);
    }
  }

  public static void run() {
    Threads.together(SynchronizedByHand::give, SynchronizedByHand::take);
  }
}
