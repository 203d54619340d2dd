package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An element is added and read. */
public final class CopyOnWriteAddGet {
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
    list.get(0);
    Value.use(data);
  }

  public static void run() {
    Threads.together(CopyOnWriteAddGet::give, CopyOnWriteAddGet::take);
  }
}
