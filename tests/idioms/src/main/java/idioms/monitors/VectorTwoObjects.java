package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Vector;

/** Each thread uses another object. */
public final class VectorTwoObjects {
  private static final Baton baton = new Baton();
  private static final Vector<Object> one = new Vector<>();
  private static final Vector<Object> other = new Vector<>();
  private static int data;

  static void give() {
    data = 42; // race data
    one.add("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(other.size());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(VectorTwoObjects::give, VectorTwoObjects::take);
  }
}
