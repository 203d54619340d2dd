package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Two threads use the same iterator. */
public final class SharedIterator {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));
  private static final Iterator<String> iterator = list.iterator();

  static void give() throws Exception {
    Result.use(iterator.next()); // race Itr
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(iterator.next()); // race Itr
  }

  public static void run() {
    Threads.together(SharedIterator::give, SharedIterator::take);
  }
}
