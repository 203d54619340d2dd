package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** A loop that counts down reaches the last element another wrote. */
final class BackwardLoop {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    for (int i = 0; i < 30; i++) {
      a[i] = 1; // race long[]
    }
  }

  static void second(long[] a) {
    for (int i = a.length - 1; i > 28; i--) {
      a[i] = 2; // race long[]
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
