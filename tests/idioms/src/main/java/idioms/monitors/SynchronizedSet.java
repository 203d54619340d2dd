package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** The wrapper locks what it wraps. */
public final class SynchronizedSet {
  private static final Baton baton = new Baton();
  private static final Set<Object> all = Collections.synchronizedSet(new HashSet<>());
  private static int data;

  static void give() {
    data = 42;
    all.add("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (!all.contains("e")) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SynchronizedSet::give, SynchronizedSet::take);
  }
}
