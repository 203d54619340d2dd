package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The writer keeps a read lock; what it did before is seen by readers. */
public final class Downgrade {
  private static final Baton baton = new Baton();
  private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private static int data;

  static void give() throws Exception {
    lock.writeLock().lock();
    data = 42;
    lock.readLock().lock();
    lock.writeLock().unlock();
    baton.pass(1);
    baton.await(2);
    lock.readLock().unlock();
  }

  static void take() throws Exception {
    baton.await(1);
    lock.readLock().lock();
    Value.use(data);
    lock.readLock().unlock();
    baton.pass(2);
  }

  public static void run() {
    Threads.together(Downgrade::give, Downgrade::take);
  }
}
