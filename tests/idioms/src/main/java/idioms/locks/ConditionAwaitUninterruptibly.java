package idioms.locks;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A condition is awaited come what may. */
public final class ConditionAwaitUninterruptibly {
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

  static void take() {
    lock.lock();
    while (!done) {
      changed.awaitUninterruptibly();
    }
    Value.use(data);
    lock.unlock();
  }

  public static void run() {
    Threads.together(ConditionAwaitUninterruptibly::give, ConditionAwaitUninterruptibly::take);
  }
}
