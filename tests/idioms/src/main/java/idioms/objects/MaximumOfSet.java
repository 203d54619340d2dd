package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The greatest element is looked for while one is set. */
public final class MaximumOfSet {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private MaximumOfSet() {}

  static void give() throws Exception {
    list.set(1, 4); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(Collections.max(list)); // race ArrayList
  }

  public static void run() {
    Threads.together(MaximumOfSet::give, MaximumOfSet::take);
  }
}
