package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A write lock within a time. */
public final class TryWriteLockTimed {
  private static final Baton baton = new Baton();
  private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private static int data;

  static void give() {
    lock.readLock().lock();
    Value.use(data);
    lock.readLock().unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (!lock.writeLock().tryLock(10, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
    data = 42;
    lock.writeLock().unlock();
  }

  public static void run() {
    Threads.together(TryWriteLockTimed::give, TryWriteLockTimed::take);
  }
}
