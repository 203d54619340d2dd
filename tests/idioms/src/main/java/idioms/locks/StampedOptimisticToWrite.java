package idioms.locks;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.StampedLock;

/** An optimistic stamp becomes a write stamp. */
public final class StampedOptimisticToWrite {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    long stamp = lock.writeLock();
    data = 42;
    lock.unlockWrite(stamp);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.tryOptimisticRead();
    stamp = lock.tryConvertToWriteLock(stamp);
    data = 42;
    lock.unlockWrite(stamp);
  }

  public static void run() {
    Threads.together(StampedOptimisticToWrite::give, StampedOptimisticToWrite::take);
  }
}
