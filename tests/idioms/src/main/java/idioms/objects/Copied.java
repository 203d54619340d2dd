package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** A list is copied while another thread adds to it. */
public final class Copied {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    list.add("c"); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(new ArrayList<>(list)); // race ArrayList
  }

  public static void run() {
    Threads.together(Copied::give, Copied::take);
  }
}
