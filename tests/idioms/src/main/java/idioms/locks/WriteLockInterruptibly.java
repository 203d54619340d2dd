package idioms.locks;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A write lock that could be interrupted. */
public final class WriteLockInterruptibly {
  private static final Baton baton = new Baton();
  private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private static int data;

  static void give() throws Exception {
    lock.writeLock().lockInterruptibly();
    data = 42;
    lock.writeLock().unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    lock.writeLock().lockInterruptibly();
    data = 42;
    lock.writeLock().unlock();
  }

  public static void run() {
    Threads.together(WriteLockInterruptibly::give, WriteLockInterruptibly::take);
  }
}
