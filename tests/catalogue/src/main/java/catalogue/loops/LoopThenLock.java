package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** What a loop did before a lock was released is known to whoever acquires it next. */
final class LoopThenLock {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];
  private static final Object lock = new Object();

  static void first(long[] a) {
    synchronized (lock) {
      for (int i = 0; i < a.length; i++) {
        a[i] = i;
      }
    }
    baton.pass(1);
  }

  static long second(long[] a) {
    baton.await(1);
    long sum = 0;
    synchronized (lock) {
      for (int i = 0; i < a.length; i++) {
        sum += a[i];
      }
    }
    for (int i = a.length - 1; i >= 0; i--) {
      a[i] = sum;
    }
    return sum;
  }

  public static void main(String[] args) {
    Threads.together(() -> first(cells), () -> second(cells));
  }
}
