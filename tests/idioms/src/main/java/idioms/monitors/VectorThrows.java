package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Vector;

/** A method that throws gives its monitor up. */
public final class VectorThrows {
  private static final Baton baton = new Baton();
  private static final Vector<Object> all = new Vector<>();
  private static int data;

  static void give() {
    data = 42;
    try {
      all.get(7);
    } catch (ArrayIndexOutOfBoundsException e) {
      baton.pass(1);
    }
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(all.size());
    Value.use(data);
  }

  public static void run() {
    Threads.together(VectorThrows::give, VectorThrows::take);
  }
}
