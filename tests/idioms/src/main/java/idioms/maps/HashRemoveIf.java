package idioms.maps;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A function decides which values go. */
public final class HashRemoveIf {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (!map.values().removeIf(each -> data > 0)) {
      throw new IllegalStateException();
    }
  }

  public static void run() {
    Threads.together(HashRemoveIf::give, HashRemoveIf::take);
  }
}
