package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** A loop passes by some elements, and accesses others after the gap. */
final class SometimesMeets {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    for (int i = 0; i < a.length; i++) {
      if (i < 20 || i == 50) {
        a[i] = i; // race long[]
      }
    }
  }

  static void second(long[] a) {
    for (int i = a.length - 1; i >= 21; i -= 1) {
      if (i % 10 == 0) {
        a[i] = -i; // race long[]
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
