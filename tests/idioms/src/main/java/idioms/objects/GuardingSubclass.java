package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;

/** A class of the target guards what it inherits. */
public final class GuardingSubclass {
  private static final Baton baton = new Baton();
  private static final Registry map = new Registry();

  /** A map that locks itself. */
  private static final class Registry extends HashMap<String, Integer> {
    @Override
    public synchronized Integer put(String key, Integer value) {
      return super.put(key, value);
    }

    @Override
    public synchronized Integer get(Object key) {
      return super.get(key);
    }
  }

  static void give() throws Exception {
    map.put("a", 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("a"));
  }

  public static void run() {
    Threads.together(GuardingSubclass::give, GuardingSubclass::take);
  }
}
