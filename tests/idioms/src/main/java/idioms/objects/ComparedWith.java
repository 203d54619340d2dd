package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** A list is compared with a shared one. */
public final class ComparedWith {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private ComparedWith() {}

  static void give() throws Exception {
    list.add(4); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(List.of(1).equals(list)); // race ArrayList
  }

  public static void run() {
    Threads.together(ComparedWith::give, ComparedWith::take);
  }
}
