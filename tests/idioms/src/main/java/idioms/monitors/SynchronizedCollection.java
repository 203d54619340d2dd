package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;

/** The wrapper locks what it wraps. */
public final class SynchronizedCollection {
  private static final Baton baton = new Baton();
  private static final Collection<Object> all =
      Collections.synchronizedCollection(new ArrayList<>());
  private static int data;

  static void give() {
    data = 42;
    all.add("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(all.size());
    Value.use(data);
  }

  public static void run() {
    Threads.together(SynchronizedCollection::give, SynchronizedCollection::take);
  }
}
