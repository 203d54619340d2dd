package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantLock;

/** The lock is taken through method references. */
public final class LockByReference {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock();
  private static int data;

  static void give() {
    Runnable take = lock::lock;
    Runnable give = lock::unlock;
    take.run();
    data = 42;
    give.run();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Runnable take = lock::lock;
    Runnable give = lock::unlock;
    take.run();
    Value.use(data);
    give.run();
  }

  public static void run() {
    Threads.together(LockByReference::give, LockByReference::take);
  }
}
