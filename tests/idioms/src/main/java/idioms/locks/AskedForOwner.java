package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantLock;

/** Asking who holds a lock orders nothing. */
public final class AskedForOwner {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock();
  private static int data;

  static void give() {
    lock.lock();
    data = 42; // race data
    lock.unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (!lock.isLocked() && !lock.isHeldByCurrentThread() && lock.getHoldCount() == 0) {
      Value.use(data); // race data
    }
  }

  public static void run() {
    Threads.together(AskedForOwner::give, AskedForOwner::take);
  }
}
