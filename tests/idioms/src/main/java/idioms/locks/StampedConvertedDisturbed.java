package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/**
 * A read stamp becomes an optimistic one, and a writer comes in between: what was read is
 * discarded.
 */
public final class StampedConvertedDisturbed {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    baton.await(1);
    long stamp = lock.writeLock();
    data = 42;
    baton.pass(2);
    baton.await(3);
    lock.unlockWrite(stamp);
  }

  static void take() {
    long stamp = lock.tryConvertToOptimisticRead(lock.readLock());
    baton.pass(1);
    baton.await(2);
    Value.use(data);
    if (lock.validate(stamp)) {
      throw new IllegalStateException();
    }
    baton.pass(3);
  }

  private StampedConvertedDisturbed() {}

  public static void run() {
    Threads.together(StampedConvertedDisturbed::give, StampedConvertedDisturbed::take);
  }
}
