package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list and its view are used under the same lock. */
public final class GuardedView {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));
  private static final List<String> view = Collections.unmodifiableList(list);

  static void give() throws Exception {
    synchronized (lock) {
      list.add("c");
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (lock) {
      for (String each : view) {
        Result.use(each);
      }
    }
  }

  public static void run() {
    Threads.together(GuardedView::give, GuardedView::take);
  }
}
