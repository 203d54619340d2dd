package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A write lock is tried for. */
public final class TryWriteLock {
  private static final Baton baton = new Baton();
  private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private static int data;

  static void give() {
    if (!lock.writeLock().tryLock()) {
      throw new IllegalStateException();
    }
    data = 42;
    lock.writeLock().unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    lock.readLock().lockInterruptibly();
    Value.use(data);
    lock.readLock().unlock();
  }

  public static void run() {
    Threads.together(TryWriteLock::give, TryWriteLock::take);
  }
}
