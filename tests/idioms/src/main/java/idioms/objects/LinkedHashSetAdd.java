package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.LinkedHashSet;
import java.util.Set;

/** A linked set is asked while another thread adds to it. */
public final class LinkedHashSetAdd {
  private static final Baton baton = new Baton();
  private static final Set<String> set = new LinkedHashSet<>();

  static void give() throws Exception {
    set.add("a"); // race LinkedHashSet
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(set.size()); // race LinkedHashSet
  }

  public static void run() {
    Threads.together(LinkedHashSetAdd::give, LinkedHashSetAdd::take);
  }
}
