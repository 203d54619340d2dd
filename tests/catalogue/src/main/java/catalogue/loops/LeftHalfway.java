package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** An exception between two accesses: only the first one was done. */
final class LeftHalfway {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];
  private static final long[] few = new long[60];

  static void first(long[] a) {
    try {
      copy(a, few);
    } catch (ArrayIndexOutOfBoundsException e) {
      // the end of the shorter one
    }
  }

  private static void copy(long[] from, long[] to) {
    for (int i = 50; i < from.length; i++) {
      to[i] = from[i]; // race long[]
    }
  }

  static void second(long[] a) {
    a[60] = 2; // race long[]
    a[61] = 3;
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
