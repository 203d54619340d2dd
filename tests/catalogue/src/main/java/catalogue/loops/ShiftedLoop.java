package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** What is added to the counter of a loop decides what it accesses. */
final class ShiftedLoop {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    fill(a, 40, 10);
  }

  private static void fill(long[] a, int offset, int count) {
    for (int i = 0; i < count; i++) {
      a[offset + i - 1] = 1; // race long[]
    }
  }

  static void second(long[] a) {
    a[39] = 2; // race long[]
    a[49] = 2;
    a[38] = 2;
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
