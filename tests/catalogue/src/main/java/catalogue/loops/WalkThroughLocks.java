package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** What is written before a lock is given up is handed over, what is written after that is not. */
final class WalkThroughLocks {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static final long[] cells = new long[300];

  private static int given;

  private static void give() {
    synchronized (lock) {
      given++;
    }
  }

  private static void write(long[] a) {
    for (int i = 0; i < a.length; i++) {
      a[i] = i; // race long[]
      if (i == 200) {
        give();
      }
    }
  }

  public static void main(String[] args) {
    Threads.together(
        () -> {
          write(cells);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (lock) {
            given++;
          }
          for (int i = 200; i >= 0; i--) {
            cells[i]++;
          }
          cells[201] = 0; // race long[]
        });
  }
}
