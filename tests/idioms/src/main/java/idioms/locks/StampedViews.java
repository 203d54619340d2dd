package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Views of a stamped lock as locks. */
public final class StampedViews {
  private static final Baton baton = new Baton();
  private static final StampedLock stamped = new StampedLock();
  private static final ReadWriteLock both = stamped.asReadWriteLock();
  private static int data;

  static void give() {
    both.writeLock().lock();
    data = 42;
    both.writeLock().unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Lock lock = stamped.asReadLock();
    lock.lock();
    Value.use(data);
    lock.unlock();
  }

  public static void run() {
    Threads.together(StampedViews::give, StampedViews::take);
  }
}
