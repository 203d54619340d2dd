package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Vector;

/** The object locks itself. */
public final class VectorIterator {
  private static final Baton baton = new Baton();
  private static final Vector<Object> all = new Vector<>();
  private static int data;

  static void give() {
    data = 42;
    all.add("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    all.iterator().next();
    Value.use(data);
  }

  public static void run() {
    Threads.together(VectorIterator::give, VectorIterator::take);
  }
}
