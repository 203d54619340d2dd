package catalogue.loops;

import baton.Baton;
import baton.Threads;
import java.util.ArrayList;
import java.util.List;

/** An array is the same through parameters, results and lists. */
final class ThroughCallsAndLists {
  private static final Baton baton = new Baton();
  private static final List<Object> all = new ArrayList<>();

  private static long[] made() {
    long[] a = new long[50];
    for (int i = 0; i < a.length; i++) {
      a[i] = i;
    }
    return a;
  }

  private static long[] same(long[] a) {
    return a;
  }

  static void first() {
    long[] a = same((long[]) all.get(0));
    a[17] = 1; // race long[]
    a[18] = 1;
    baton.pass(1);
  }

  static void second() {
    baton.await(1);
    add((long[]) all.get(0));
  }

  private static void add(long[] a) {
    for (int i = 0; i < 18; i++) {
      a[i] += 1; // race long[]
    }
  }

  public static void main(String[] args) {
    all.add(made());
    Threads.together(ThroughCallsAndLists::first, ThroughCallsAndLists::second);
  }
}
