package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An element is removed. */
public final class CopyOnWriteRemove {
  private static final Baton baton = new Baton();
  private static final List<Object> list = new CopyOnWriteArrayList<>();
  private static int data;

  static void give() {
    list.add("d");
    baton.pass(1);
    while (!list.isEmpty()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  static void take() throws Exception {
    baton.await(1);
    data = 42;
    list.remove("d");
  }

  public static void run() {
    Threads.together(CopyOnWriteRemove::give, CopyOnWriteRemove::take);
  }
}
