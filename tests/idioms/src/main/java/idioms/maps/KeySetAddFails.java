package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** An element was in the set already. */
public final class KeySetAddFails {
  private static final Baton baton = new Baton();
  private static final Set<String> set = ConcurrentHashMap.newKeySet();
  private static int data;

  static void give() throws Exception {
    set.add("k");
    baton.pass(1);
    baton.await(2);
    if (!set.contains("k")) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
  }

  static void take() throws Exception {
    baton.await(1);
    data = 42; // race data
    set.add("k");
    baton.pass(2);
  }

  public static void run() {
    Threads.together(KeySetAddFails::give, KeySetAddFails::take);
  }
}
