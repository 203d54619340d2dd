package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** What was read before an exception counts. */
final class WalkLeftByException {
  private static final Baton baton = new Baton();
  private static final int[] cells = new int[100];

  private static int divide(int[] a) {
    int quotient = 1 << 30;
    for (int i = 0; i < a.length; i++) {
      quotient = check(quotient, a[i]); // race int[]
    }
    return quotient;
  }

  private static int check(int quotient, int by) {
    if (by == 0) {
      throw new IllegalArgumentException("by nothing");
    }
    return quotient / by;
  }

  private static void expectFailure(int[] a) {
    try {
      divide(a);
    } catch (IllegalArgumentException expected) {
      return;
    }
    throw new IllegalStateException("no exception");
  }

  public static void main(String[] args) {
    for (int i = 0; i < 60; i++) {
      cells[i] = 1;
    }
    Threads.together(
        () -> {
          expectFailure(cells);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          cells[61] = 1;
          cells[60] = 1; // race int[]
        });
  }
}
