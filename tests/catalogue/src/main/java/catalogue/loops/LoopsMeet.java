package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** Two loops have one element in common. */
final class LoopsMeet {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    for (int i = 0; i < 51; i++) {
      a[i] = 1; // race long[]
    }
  }

  static void second(long[] a) {
    for (int i = 50; i < a.length; i++) {
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
