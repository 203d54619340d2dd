package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** Going through a wrapper without locking it orders nothing more than getting the iterator. */
public final class SynchronizedIteratorUnlocked {
  private static final Baton baton = new Baton();
  private static final List<Object> all = Collections.synchronizedList(new ArrayList<>());
  private static int data;

  static void give() throws Exception {
    baton.await(1);
    data = 42; // race data
    all.add("e"); // race ArrayList
    baton.pass(2);
  }

  static void take() throws Exception {
    Iterator<Object> each = all.iterator(); // race ArrayList
    baton.pass(1);
    baton.await(2);
    Value.use(each.hashCode() | 1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(SynchronizedIteratorUnlocked::give, SynchronizedIteratorUnlocked::take);
  }
}
