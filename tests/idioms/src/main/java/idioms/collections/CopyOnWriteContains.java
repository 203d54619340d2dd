package idioms.collections;

import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The list is asked for an element. */
public final class CopyOnWriteContains {
  private static final List<Object> list = new CopyOnWriteArrayList<>();
  private static int data;

  static void give() {
    data = 42;
    list.add("e");
  }

  static void take() {
    while (!list.contains("e")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(CopyOnWriteContains::give, CopyOnWriteContains::take);
  }
}
