package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** An element is read while another thread sets it. */
public final class ArrayListSet {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    list.set(1, "c"); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.get(1)); // race ArrayList
  }

  public static void run() {
    Threads.together(ArrayListSet::give, ArrayListSet::take);
  }
}
