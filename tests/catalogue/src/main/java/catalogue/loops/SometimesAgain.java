package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** What is read each time, and once more under a condition, is read all the same. */
final class SometimesAgain {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static int first(long[] a) {
    int largest = 0;
    long most = a[0];
    for (int i = 1; i < 70; i++) {
      if (a[i] >= most) { // race long[]
        most = a[i];
        largest = i;
      }
    }
    return largest;
  }

  static void second(long[] a) {
    for (int i = 69; i < a.length; i++) {
      a[i] = i; // race long[]
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
