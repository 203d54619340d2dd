package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** A thread that writes every other element reads those between. */
final class StrideMeetsNeighbour {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    for (int i = 0; i < a.length; i += 2) {
      a[i] = 1; // race long[]
    }
  }

  static void second(long[] a) {
    for (int i = 1; i < a.length; i += 2) {
      a[i] = a[i - 1]; // race long[]
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
