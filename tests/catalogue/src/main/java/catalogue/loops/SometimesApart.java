package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** Each loop passes by what the other accesses. */
final class SometimesApart {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    for (int i = 0; i < a.length - 1; i++) {
      if (i % 6 < 2) {
        a[i] = a[i] + a[i + 1];
      } else if (i % 6 == 3) {
        a[i + 1] = i;
      }
    }
  }

  static void second(long[] a) {
    for (int i = 98; i >= 0; i -= 1) {
      if (i % 6 == 3 || i % 6 == 5) {
        a[i]++;
      }
    }
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
