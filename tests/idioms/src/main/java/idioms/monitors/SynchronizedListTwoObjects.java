package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Each thread uses another object. */
public final class SynchronizedListTwoObjects {
  private static final Baton baton = new Baton();
  private static final List<Object> one = Collections.synchronizedList(new ArrayList<>());
  private static final List<Object> other = Collections.synchronizedList(new ArrayList<>());
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
    Threads.together(SynchronizedListTwoObjects::give, SynchronizedListTwoObjects::take);
  }
}
