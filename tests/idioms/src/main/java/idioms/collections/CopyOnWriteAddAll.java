package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Elements are added together. */
public final class CopyOnWriteAddAll {
  private static final Baton baton = new Baton();
  private static final List<Object> list = new CopyOnWriteArrayList<>();
  private static int data;

  static void give() {
    data = 42;
    list.addAll(List.of("a", "b"));
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    list.get(1);
    Value.use(data);
  }

  public static void run() {
    Threads.together(CopyOnWriteAddAll::give, CopyOnWriteAddAll::take);
  }
}
