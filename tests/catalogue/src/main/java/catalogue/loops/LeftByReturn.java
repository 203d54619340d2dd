package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** A search has read up to what it found. */
final class LeftByReturn {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];
  private static final long[] others = new long[100];

  static void first(long[] a) {
    find(a, 0);
    copy(new long[60], others);
  }

  private static int find(long[] a, long value) {
    for (int i = 7; i < a.length; i++) {
      if (a[i] == value) { // race long[]
        return i;
      }
    }
    return -1;
  }

  private static long[] copy(long[] a, long[] b) {
    for (int i = 0; i < a.length; i++) {
      long value = a[i];
      if (value < 0) {
        return null;
      }
      b[i] = value; // race long[]
    }
    return b;
  }

  static void second(long[] a) {
    a[6] = 2;
    a[8] = 2;
    a[7] = 2; // race long[]
    others[60] = 2;
    others[59] = 2; // race long[]
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
