package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** An optimistic read after the write is validated. */
public final class StampedOptimistic {
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
    Value.use(data);
    if (!lock.validate(stamp)) {
      throw new IllegalStateException();
    }
  }

  public static void run() {
    Threads.together(StampedOptimistic::give, StampedOptimistic::take);
  }
}
