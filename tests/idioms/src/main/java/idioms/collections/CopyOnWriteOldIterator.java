package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The iterator is older than the element. */
public final class CopyOnWriteOldIterator {
  private static final Baton baton = new Baton();
  private static final List<Object> list = new CopyOnWriteArrayList<>();
  private static int data;

  static void give() throws Exception {
    baton.await(1);
    data = 42; // race data
    list.add("e");
    baton.pass(2);
  }

  static void take() throws Exception {
    Iterator<Object> all = list.iterator();
    baton.pass(1);
    baton.await(2);
    if (all.hasNext()) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(CopyOnWriteOldIterator::give, CopyOnWriteOldIterator::take);
  }
}
