package idioms.collections;

import baton.Threads;
import idioms.Value;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/** An element is added to a set. */
public final class CopyOnWriteSetAdd {
  private static final Set<Object> set = new CopyOnWriteArraySet<>();
  private static int data;

  static void give() {
    data = 42;
    set.add("e");
  }

  static void take() {
    while (!set.contains("e")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(CopyOnWriteSetAdd::give, CopyOnWriteSetAdd::take);
  }
}
