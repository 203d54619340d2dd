package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader gives up its lock before the writer gets its own. */
public final class ReadThenWriteLock {
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
    lock.writeLock().lock();
    data = 42;
    lock.writeLock().unlock();
  }

  public static void run() {
    Threads.together(ReadThenWriteLock::give, ReadThenWriteLock::take);
  }
}
