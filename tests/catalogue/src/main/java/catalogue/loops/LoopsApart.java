package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** Where one loop ends the other begins. */
final class LoopsApart {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    for (int i = 0; i < 50; i++) {
      a[i] = a[i] + 1;
    }
  }

  static void second(long[] a) {
    for (int i = 50; i < a.length; i++) {
      a[i] = a[i] + 2;
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
