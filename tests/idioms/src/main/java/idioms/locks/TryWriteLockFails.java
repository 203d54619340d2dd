package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The write lock was not to be had. */
public final class TryWriteLockFails {
  private static final Baton baton = new Baton();
  private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private static int data;

  static void give() throws Exception {
    lock.readLock().lock();
    data = 42; // race data
    baton.pass(1);
    baton.await(2);
    lock.readLock().unlock();
  }

  static void take() throws Exception {
    baton.await(1);
    if (lock.writeLock().tryLock()) {
      lock.writeLock().unlock();
    }
    Value.use(data); // race data
    baton.pass(2);
  }

  public static void run() {
    Threads.together(TryWriteLockFails::give, TryWriteLockFails::take);
  }
}
