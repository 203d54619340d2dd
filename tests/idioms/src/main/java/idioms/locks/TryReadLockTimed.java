package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A read lock within a time. */
public final class TryReadLockTimed {
  private static final Baton baton = new Baton();
  private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private static int data;

  static void give() {
    lock.writeLock().lock();
    data = 42;
    lock.writeLock().unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (!lock.readLock().tryLock(10, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
    Value.use(data);
    lock.readLock().unlock();
  }

  public static void run() {
    Threads.together(TryReadLockTimed::give, TryReadLockTimed::take);
  }
}
