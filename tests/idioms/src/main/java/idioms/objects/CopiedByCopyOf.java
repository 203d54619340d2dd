package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** An immutable copy is made while another thread adds to the list. */
public final class CopiedByCopyOf {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    list.add("c"); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(List.copyOf(list)); // race ArrayList
  }

  public static void run() {
    Threads.together(CopiedByCopyOf::give, CopiedByCopyOf::take);
  }
}
