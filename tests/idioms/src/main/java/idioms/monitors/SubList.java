package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A view of a wrapper locks the same monitor. */
public final class SubList {
  private static final Baton baton = new Baton();
  private static final List<Object> all =
      Collections.synchronizedList(new ArrayList<>(List.of("a", "b")));
  private static int data;

  static void give() {
    data = 42;
    all.subList(0, 1).set(0, "c");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    all.get(1);
    Value.use(data);
  }

  public static void run() {
    Threads.together(SubList::give, SubList::take);
  }
}
