package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that was not taken orders nothing. */
public final class TryLockFails {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock();
  private static int data;

  static void give() throws Exception {
    lock.lock();
    data = 42; // race data
    baton.pass(1);
    baton.await(2);
    lock.unlock();
  }

  static void take() throws Exception {
    baton.await(1);
    if (lock.tryLock()) {
      lock.unlock();
    }
    Value.use(data); // race data
    baton.pass(2);
  }

  public static void run() {
    Threads.together(TryLockFails::give, TryLockFails::take);
  }
}
