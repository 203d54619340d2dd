package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.SortedSet;
import java.util.TreeSet;

/** A sorted set is written, its tail is read. */
public final class TailSetRead {
  private static final Baton baton = new Baton();
  private static final SortedSet<String> set = new TreeSet<>();
  private static final SortedSet<String> tail = set.tailSet("a");

  static void give() throws Exception {
    set.add("a"); // race TreeSet
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(tail.first()); // race TreeSet
  }

  public static void run() {
    Threads.together(TailSetRead::give, TailSetRead::take);
  }
}
