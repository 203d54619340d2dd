package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** A validated optimistic read, then a write. */
public final class StampedOptimisticThenWrite {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    long stamp = lock.tryOptimisticRead();
    Value.use(data);
    if (!lock.validate(stamp)) {
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
    Threads.together(StampedOptimisticThenWrite::give, StampedOptimisticThenWrite::take);
  }
}
