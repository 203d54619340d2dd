package idioms.objects;

import baton.Baton;
import baton.Threads;
import java.util.ArrayList;
import java.util.List;

/** A list of its own is given all of a shared one. */
public final class AddedAllToLocal {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private AddedAllToLocal() {}

  static void give() throws Exception {
    list.add(4); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    new ArrayList<Integer>().addAll(list); // race ArrayList
  }

  public static void run() {
    Threads.together(AddedAllToLocal::give, AddedAllToLocal::take);
  }
}
