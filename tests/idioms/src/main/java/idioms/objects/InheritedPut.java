package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;

/** A class of the target inherits what a map does. */
public final class InheritedPut {
  private static final Baton baton = new Baton();
  private static final Registry map = new Registry();

  /** A map with a name. */
  private static final class Registry extends HashMap<String, Integer> {}

  static void give() throws Exception {
    map.put("a", 1); // race Registry
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("a")); // race Registry
  }

  public static void run() {
    Threads.together(InheritedPut::give, InheritedPut::take);
  }
}
