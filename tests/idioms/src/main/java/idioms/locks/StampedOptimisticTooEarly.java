package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** The optimistic read began while the writer was at work. */
public final class StampedOptimisticTooEarly {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() throws Exception {
    long stamp = lock.writeLock();
    baton.pass(1);
    baton.await(2);
    data = 42; // race data
    lock.unlockWrite(stamp);
    baton.pass(3);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.tryOptimisticRead();
    baton.pass(2);
    baton.await(3);
    Value.use(data); // race data
    if (lock.validate(stamp)) {
      throw new IllegalStateException();
    }
  }

  public static void run() {
    Threads.together(StampedOptimisticTooEarly::give, StampedOptimisticTooEarly::take);
  }
}
