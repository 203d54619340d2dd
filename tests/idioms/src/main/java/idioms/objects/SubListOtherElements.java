package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** Another element is set through a part of a list. */
public final class SubListOtherElements {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private SubListOtherElements() {}

  static void give() throws Exception {
    list.subList(1, 3).set(0, 4);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.get(0));
  }

  public static void run() {
    Threads.together(SubListOtherElements::give, SubListOtherElements::take);
  }
}
