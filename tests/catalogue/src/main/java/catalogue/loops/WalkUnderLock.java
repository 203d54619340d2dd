package catalogue.loops;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Each step of a loop is done under the lock, and another thread takes its turn in between. */
final class WalkUnderLock {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock();
  private static final long[] cells = new long[100];

  static void first(long[] a) {
    for (int i = 0; i < 4; i++) {
      acquire();
      a[i] = i;
      release(i);
    }
  }

  private static void acquire() {
    lock.lock();
  }

  private static void release(int i) {
    lock.unlock();
    if (i == 1) {
      baton.pass(1);
      baton.await(2);
    }
  }

  static void second(long[] a) {
    lock.lock();
    a[1] = 5;
    lock.unlock();
  }

  public static void main(String[] args) {
    Threads.together(
        () -> first(cells),
        () -> {
          baton.await(1);
          second(cells);
          baton.pass(2);
        });
  }
}
