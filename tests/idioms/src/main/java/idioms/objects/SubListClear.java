package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** A part of a list is cleared while another thread asks for the size. */
public final class SubListClear {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    list.subList(0, 1).clear(); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.size()); // race ArrayList
  }

  public static void run() {
    Threads.together(SubListClear::give, SubListClear::take);
  }
}
