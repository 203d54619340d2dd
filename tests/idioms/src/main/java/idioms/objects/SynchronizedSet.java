package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Two threads use a synchronized set. */
public final class SynchronizedSet {
  private static final Baton baton = new Baton();
  private static final Set<Integer> set = Collections.synchronizedSet(new HashSet<>());

  private SynchronizedSet() {}

  static void give() throws Exception {
    set.add(2);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(set.contains(2));
  }

  public static void run() {
    Threads.together(SynchronizedSet::give, SynchronizedSet::take);
  }
}
