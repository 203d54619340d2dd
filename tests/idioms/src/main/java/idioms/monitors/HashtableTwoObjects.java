package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Hashtable;

/** Each thread uses another object. */
public final class HashtableTwoObjects {
  private static final Baton baton = new Baton();
  private static final Hashtable<String, Object> one = new Hashtable<>();
  private static final Hashtable<String, Object> other = new Hashtable<>();
  private static int data;

  static void give() throws Exception {
    data = 42; // race data
    one.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(other.size());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(HashtableTwoObjects::give, HashtableTwoObjects::take);
  }
}
