package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantLock;

/** One thread takes the lock so that it could be interrupted. */
public final class LockInterruptibly {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock();
  private static int data;

  static void give() {
    lock.lock();
    data = 42;
    lock.unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    lock.lockInterruptibly();
    Value.use(data);
    lock.unlock();
  }

  public static void run() {
    Threads.together(LockInterruptibly::give, LockInterruptibly::take);
  }
}
