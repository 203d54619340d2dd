package idioms.locks;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** All who await a condition are woken. */
public final class ConditionSignalAll {
  private static final ReentrantLock lock = new ReentrantLock();
  private static final Condition changed = lock.newCondition();
  private static boolean done;
  private static int data;

  static void give() {
    lock.lock();
    data = 42;
    done = true;
    changed.signalAll();
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
    Threads.together(ConditionSignalAll::give, ConditionSignalAll::take);
  }
}
