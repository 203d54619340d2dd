package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashSet;
import java.util.Set;

/** A set is asked while another thread adds to it. */
public final class HashSetAdd {
  private static final Baton baton = new Baton();
  private static final Set<String> set = new HashSet<>();

  static void give() throws Exception {
    set.add("a"); // race HashSet
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(set.contains("a")); // race HashSet
  }

  public static void run() {
    Threads.together(HashSetAdd::give, HashSetAdd::take);
  }
}
