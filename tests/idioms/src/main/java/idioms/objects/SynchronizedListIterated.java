package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** A synchronized list is gone through without its lock. */
public final class SynchronizedListIterated {
  private static final Baton baton = new Baton();
  private static final List<Integer> list =
      Collections.synchronizedList(new ArrayList<>(List.of(1)));

  private SynchronizedListIterated() {}

  static void give() throws Exception {
    list.add(2); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Iterator<Integer> all = list.iterator(); // race ArrayList
    Result.use(all);
  }

  public static void run() {
    Threads.together(SynchronizedListIterated::give, SynchronizedListIterated::take);
  }
}
