package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The list is sorted in place. */
public final class CopyOnWriteSort {
  private static final Baton baton = new Baton();
  private static final List<Object> list = new CopyOnWriteArrayList<>();
  private static int data;

  static void give() {
    data = 42;
    list.add("e");
    list.sort(null);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    list.get(0);
    Value.use(data);
  }

  public static void run() {
    Threads.together(CopyOnWriteSort::give, CopyOnWriteSort::take);
  }
}
