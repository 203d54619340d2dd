package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A reference to a constructor copies a list. */
public final class CopiedByReference {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private CopiedByReference() {}

  static void give() throws Exception {
    list.add(4); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Function<List<Integer>, List<Integer>> copy = ArrayList::new; // race ArrayList
    Result.use(copy.apply(list));
  }

  public static void run() {
    Threads.together(CopiedByReference::give, CopiedByReference::take);
  }
}
