package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A clone holds what another thread has added. */
public final class CopyOnWriteClone {
  private static final Baton baton = new Baton();
  private static final CopyOnWriteArrayList<int[]> list = new CopyOnWriteArrayList<>();

  static void give() {
    list.add(new int[] {42});
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    List<?> clone = (List<?>) list.clone();
    Value.use(((int[]) clone.get(0))[0]);
  }

  private CopyOnWriteClone() {}

  public static void run() {
    Threads.together(CopyOnWriteClone::give, CopyOnWriteClone::take);
  }
}
