package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Vector;

/** The object locks itself. */
public final class VectorEnumeration {
  private static final Baton baton = new Baton();
  private static final Vector<Object> all = new Vector<>();
  private static int data;

  static void give() {
    data = 42;
    all.addElement("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    all.elements().nextElement();
    Value.use(data);
  }

  public static void run() {
    Threads.together(VectorEnumeration::give, VectorEnumeration::take);
  }
}
