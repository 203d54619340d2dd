package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;

/** A class of the target overrides what a map does, and calls it. */
public final class SuperPut {
  private static final Baton baton = new Baton();
  private static final Registry map = new Registry();

  /** A map that knows better. */
  private static final class Registry extends HashMap<String, Integer> {
    @Override
    public Integer put(String key, Integer value) {
      return super.put(key, value + 1); // race Registry
    }
  }

  static void give() throws Exception {
    map.put("a", 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.size()); // race Registry
  }

  public static void run() {
    Threads.together(SuperPut::give, SuperPut::take);
  }
}
