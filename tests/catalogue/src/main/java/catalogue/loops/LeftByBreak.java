package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** A loop that breaks has read up to there, and written up to the one before. */
final class LeftByBreak {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    long sum = 0;
    for (int i = 7; i < a.length; i++) {
      sum += a[i]; // race long[]
      if (i == 9) {
        break;
      }
      a[i + 20] = sum;
    }
  }

  static void second(long[] a) {
    a[29] = 2;
    a[10] = 2;
    a[9] = 2; // race long[]
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
