package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that was not taken in time orders nothing. */
public final class TryLockTimesOut {
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
    if (lock.tryLock(1, TimeUnit.NANOSECONDS)) {
      lock.unlock();
    }
    Value.use(data); // race data
    baton.pass(2);
  }

  public static void run() {
    Threads.together(TryLockTimesOut::give, TryLockTimesOut::take);
  }
}
