package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list is sorted by a static method while another thread reads it. */
public final class Sorted {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    Collections.sort(list); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.get(0)); // race ArrayList
  }

  public static void run() {
    Threads.together(Sorted::give, Sorted::take);
  }
}
