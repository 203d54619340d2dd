package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The elements are gone through. */
public final class CopyOnWriteIterate {
  private static final Baton baton = new Baton();
  private static final List<Object> list = new CopyOnWriteArrayList<>();
  private static int data;

  static void give() {
    data = 42;
    list.add("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (Object each : list) {
      Value.use(each.hashCode() & 1);
      Value.use(data);
    }
  }

  public static void run() {
    Threads.together(CopyOnWriteIterate::give, CopyOnWriteIterate::take);
  }
}
