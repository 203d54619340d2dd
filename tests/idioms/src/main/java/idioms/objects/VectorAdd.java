package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.List;
import java.util.Vector;

/** A vector takes care of itself. */
public final class VectorAdd {
  private static final Baton baton = new Baton();
  private static final List<String> list = new Vector<>();

  static void give() throws Exception {
    list.add("a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.size());
  }

  public static void run() {
    Threads.together(VectorAdd::give, VectorAdd::take);
  }
}
