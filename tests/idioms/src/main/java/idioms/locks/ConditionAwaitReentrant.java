package idioms.locks;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Awaiting gives up a lock that is held twice. */
public final class ConditionAwaitReentrant {
  private static final ReentrantLock lock = new ReentrantLock();
  private static final Condition changed = lock.newCondition();
  private static boolean done;
  private static int data;

  static void give() {
    lock.lock();
    data = 42;
    done = true;
    changed.signal();
    lock.unlock();
  }

  static void take() throws Exception {
    lock.lock();
    lock.lock();
    while (!done) {
      changed.await();
    }
    Value.use(data);
    lock.unlock();
    lock.unlock();
  }

  public static void run() {
    Threads.together(ConditionAwaitReentrant::give, ConditionAwaitReentrant::take);
  }
}
