package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** One thread has the even elements, the other the odd ones. */
final class StridesApart {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    for (int i = 0; i < a.length; i += 2) {
      a[i] = 1;
    }
  }

  static void second(long[] a) {
    for (int i = 1; i < a.length; i = i + 2) {
      a[i] = 2;
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
