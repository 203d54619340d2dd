package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The wrapper locks what it wraps. */
public final class SynchronizedList {
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
    all.get(0);
    Value.use(data);
  }

  public static void run() {
    Threads.together(SynchronizedList::give, SynchronizedList::take);
  }
}
