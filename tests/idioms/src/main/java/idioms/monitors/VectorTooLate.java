package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Vector;

/** The write comes after the vector was used. */
public final class VectorTooLate {
  private static final Baton baton = new Baton();
  private static final Vector<Object> all = new Vector<>();
  private static int data;

  static void give() {
    all.add("e");
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    all.get(0);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(VectorTooLate::give, VectorTooLate::take);
  }
}
