package idioms.locks;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.StampedLock;

/** A write stamp becomes an optimistic one: the lock is free. */
public final class StampedConvertToOptimistic {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    long stamp = lock.writeLock();
    data = 42;
    if (lock.tryConvertToOptimisticRead(stamp) == 0) {
      throw new IllegalStateException();
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.writeLock();
    data = 42;
    lock.unlockWrite(stamp);
  }

  public static void run() {
    Threads.together(StampedConvertToOptimistic::give, StampedConvertToOptimistic::take);
  }
}
