package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** An exception under a condition: only the accesses before it were done. */
final class SometimesHalfway {
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
    for (int i = 40; i < from.length; i++) {
      if (i % 2 == 0) {
        to[i] = from[i]; // race long[]
      }
    }
  }

  static void second(long[] a) {
    a[60] = 2; // race long[]
    a[59] = 3;
    a[62] = 4;
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
