package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The writer holds the write lock, the reader the read lock. */
public final class WriteThenReadLock {
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
    lock.readLock().lock();
    Value.use(data);
    lock.readLock().unlock();
  }

  public static void run() {
    Threads.together(WriteThenReadLock::give, WriteThenReadLock::take);
  }
}
