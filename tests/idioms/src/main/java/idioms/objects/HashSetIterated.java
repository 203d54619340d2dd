package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashSet;
import java.util.Set;

/** A set is gone through while another thread adds to it. */
public final class HashSetIterated {
  private static final Baton baton = new Baton();
  private static final Set<String> set = new HashSet<>();

  static void give() throws Exception {
    set.add("a"); // race HashSet
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (String each : set) { // race HashSet
      Result.use(each);
    }
  }

  public static void run() {
    Threads.together(HashSetIterated::give, HashSetIterated::take);
  }
}
