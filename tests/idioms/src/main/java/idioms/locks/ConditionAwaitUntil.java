package idioms.locks;

import baton.Threads;
import idioms.Value;
import java.time.Instant;
import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A condition is awaited until a deadline. */
public final class ConditionAwaitUntil {
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
      if (!changed.awaitUntil(Date.from(Instant.now().plusSeconds(10)))) {
        continue;
      }
    }
    Value.use(data);
    lock.unlock();
  }

  public static void run() {
    Threads.together(ConditionAwaitUntil::give, ConditionAwaitUntil::take);
  }
}
