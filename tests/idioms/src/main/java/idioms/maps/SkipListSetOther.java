package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** Another element is asked for. */
public final class SkipListSetOther {
  private static final Baton baton = new Baton();
  private static final Set<String> set = new ConcurrentSkipListSet<>();
  private static int data;

  static void give() {
    data = 42; // race data
    set.add("k");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (set.contains("l")) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(SkipListSetOther::give, SkipListSetOther::take);
  }
}
