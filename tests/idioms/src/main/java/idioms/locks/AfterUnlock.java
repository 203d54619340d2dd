package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantLock;

/** The write comes after the lock was given up. */
public final class AfterUnlock {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock();
  private static int data;

  static void give() {
    lock.lock();
    lock.unlock();
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    lock.lock();
    Value.use(data); // race data
    lock.unlock();
  }

  public static void run() {
    Threads.together(AfterUnlock::give, AfterUnlock::take);
  }
}
