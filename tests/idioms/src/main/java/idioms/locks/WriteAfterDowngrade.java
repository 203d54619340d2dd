package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** After the downgrade the writer is only a reader. */
public final class WriteAfterDowngrade {
  private static final Baton baton = new Baton();
  private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private static int data;

  static void give() {
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.writeLock().unlock();
    data = 42; // race data
    lock.readLock().unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    lock.readLock().lock();
    Value.use(data); // race data
    lock.readLock().unlock();
  }

  public static void run() {
    Threads.together(WriteAfterDowngrade::give, WriteAfterDowngrade::take);
  }
}
