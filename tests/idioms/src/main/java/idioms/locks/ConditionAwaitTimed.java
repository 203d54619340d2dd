package idioms.locks;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A condition is awaited for a time. */
public final class ConditionAwaitTimed {
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
    while (!done) {
      if (!changed.await(1, TimeUnit.SECONDS)) {
        continue;
      }
    }
    Value.use(data);
    lock.unlock();
  }

  public static void run() {
    Threads.together(ConditionAwaitTimed::give, ConditionAwaitTimed::take);
  }
}
