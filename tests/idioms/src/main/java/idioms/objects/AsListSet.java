package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;
import java.util.List;

/** An element of an array seen as a list is read while another thread sets it. */
public final class AsListSet {
  private static final Baton baton = new Baton();
  private static final List<String> list = Arrays.asList("a", "b");

  static void give() throws Exception {
    list.set(0, "c"); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.get(0)); // race ArrayList
  }

  public static void run() {
    Threads.together(AsListSet::give, AsListSet::take);
  }
}
