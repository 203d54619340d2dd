package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** A loop over two arrays in turn accesses half of each. */
final class ArrayChangesInLoop {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];
  private static final long[] others = new long[100];

  static void first(long[] a) {
    long[] now = a;
    for (int i = 0; i < a.length; i++) {
      now[i] = 1; // race long[]
      now = now == a ? others : a;
    }
  }

  static void second(long[] a) {
    a[1] = 2;
    others[0] = 2;
    a[2] = 2; // race long[]
  }

  public static void main(String[] args) {
    Threads.together(
        () -> {
          first(cells);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          second(cells);
        });
  }
}
