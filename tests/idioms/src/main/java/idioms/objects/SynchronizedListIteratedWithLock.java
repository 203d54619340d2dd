package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized list is gone through with its lock. */
public final class SynchronizedListIteratedWithLock {
  private static final Baton baton = new Baton();
  private static final List<Integer> list =
      Collections.synchronizedList(new ArrayList<>(List.of(1)));

  private SynchronizedListIteratedWithLock() {}

  static void give() throws Exception {
    list.add(2);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (list) {
      for (int each : list) {
        Result.use(each);
      }
    }
  }

  public static void run() {
    Threads.together(
        SynchronizedListIteratedWithLock::give, SynchronizedListIteratedWithLock::take);
  }
}
