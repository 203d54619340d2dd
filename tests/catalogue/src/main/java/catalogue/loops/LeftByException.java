package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** A loop that runs out of the array has written what it has written. */
final class LeftByException {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    try {
      for (int i = 90; ; i++) {
        a[i] = 1; // race long[]
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      // the end
    }
  }

  static void second(long[] a) {
    a[99] = 2; // race long[]
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
