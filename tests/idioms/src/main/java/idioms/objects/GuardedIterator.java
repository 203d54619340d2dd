package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Two threads use the same iterator under the same lock. */
public final class GuardedIterator {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));
  private static final Iterator<String> iterator = list.iterator();

  static void give() throws Exception {
    synchronized (lock) {
      Result.use(iterator.next());
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (lock) {
      Result.use(iterator.next());
    }
  }

  public static void run() {
    Threads.together(GuardedIterator::give, GuardedIterator::take);
  }
}
