package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A list is gone through with an iterator made before another thread added to it. */
public final class ListIterated {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));
  private static final Iterator<String> iterator = list.iterator();

  static void give() throws Exception {
    list.add("c"); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(iterator.hasNext()); // race ArrayList
  }

  public static void run() {
    Threads.together(ListIterated::give, ListIterated::take);
  }
}
