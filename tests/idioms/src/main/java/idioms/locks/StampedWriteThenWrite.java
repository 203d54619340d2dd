package idioms.locks;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.StampedLock;

/** Two write stamps, given up by the general unlock. */
public final class StampedWriteThenWrite {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    long stamp = lock.writeLock();
    data = 42;
    lock.unlock(stamp);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.writeLock();
    data = 42;
    lock.unlock(stamp);
  }

  public static void run() {
    Threads.together(StampedWriteThenWrite::give, StampedWriteThenWrite::take);
  }
}
