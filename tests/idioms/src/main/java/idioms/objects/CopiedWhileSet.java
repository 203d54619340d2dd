package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** A list is copied while an element is set. */
public final class CopiedWhileSet {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private CopiedWhileSet() {}

  static void give() throws Exception {
    list.set(1, 4); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(new ArrayList<>(list)); // race ArrayList
  }

  public static void run() {
    Threads.together(CopiedWhileSet::give, CopiedWhileSet::take);
  }
}
