package idioms.locks;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A condition of a write lock. */
public final class ConditionOfWriteLock {
  private static final Lock lock = new ReentrantReadWriteLock().writeLock();
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
    while (!done) {
      changed.await();
    }
    Value.use(data);
    lock.unlock();
  }

  public static void run() {
    Threads.together(ConditionOfWriteLock::give, ConditionOfWriteLock::take);
  }
}
