package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

/** Stamps within a time. */
public final class StampedTryTimed {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() throws Exception {
    long stamp = lock.tryWriteLock(10, TimeUnit.SECONDS);
    data = 42;
    lock.unlockWrite(stamp);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.tryReadLock(10, TimeUnit.SECONDS);
    Value.use(data);
    lock.unlockRead(stamp);
  }

  public static void run() {
    Threads.together(StampedTryTimed::give, StampedTryTimed::take);
  }
}
