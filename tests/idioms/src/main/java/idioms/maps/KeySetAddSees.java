package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Whoever finds the element there sees what was before it. */
public final class KeySetAddSees {
  private static final Baton baton = new Baton();
  private static final Set<String> set = ConcurrentHashMap.newKeySet();
  private static int data;

  static void give() {
    data = 42;
    set.add("k");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (set.add("k")) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(KeySetAddSees::give, KeySetAddSees::take);
  }
}
