package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Each access is guarded by another lock. */
public final class TwoLocks {
  private static final Baton baton = new Baton();
  private static final Lock one = new ReentrantLock();
  private static final Lock other = new ReentrantLock();
  private static int data;

  static void give() {
    one.lock();
    data = 42; // race data
    one.unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    other.lock();
    Value.use(data); // race data
    other.unlock();
  }

  public static void run() {
    Threads.together(TwoLocks::give, TwoLocks::take);
  }
}
