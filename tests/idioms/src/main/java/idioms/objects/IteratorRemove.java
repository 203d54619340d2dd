package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** An iterator removes from a list while another thread asks for its size. */
public final class IteratorRemove {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    Iterator<String> iterator = list.iterator();
    Result.use(iterator.next());
    iterator.remove(); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.size()); // race ArrayList
  }

  public static void run() {
    Threads.together(IteratorRemove::give, IteratorRemove::take);
  }
}
