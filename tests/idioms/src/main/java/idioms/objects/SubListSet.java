package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** An element is set through a part of a list. */
public final class SubListSet {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private SubListSet() {}

  static void give() throws Exception {
    list.subList(1, 3).set(0, 4); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.get(1)); // race ArrayList
  }

  public static void run() {
    Threads.together(SubListSet::give, SubListSet::take);
  }
}
