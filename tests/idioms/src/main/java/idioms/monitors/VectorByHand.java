package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Vector;

/** A vector is locked by hand. */
public final class VectorByHand {
  private static final Baton baton = new Baton();
  private static final Vector<Object> all = new Vector<>();
  private static int data;

  static void give() {
    synchronized (all) {
      data = 42;
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(all.size());
    Value.use(data);
  }

  public static void run() {
    Threads.together(VectorByHand::give, VectorByHand::take);
  }
}
