package idioms.locks;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;

/** A condition of a lock that the program has built. */
public final class OwnSynchronizerCondition {
  private static final Mutex lock = new Mutex();
  private static final Condition changed = lock.newCondition();
  private static boolean done;
  private static int data;

  static void give() throws Exception {
    lock.acquire(1);
    data = 42;
    done = true;
    changed.signal();
    lock.release(1);
  }

  static void take() throws Exception {
    lock.acquire(1);
    while (!done) {
      changed.await();
    }
    Value.use(data);
    lock.release(1);
  }

  public static void run() {
    Threads.together(OwnSynchronizerCondition::give, OwnSynchronizerCondition::take);
  }

  /** A lock of our own. */
  private static final class Mutex extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }

    @Override
    protected boolean isHeldExclusively() {
      return getState() == 1;
    }

    Condition newCondition() {
      return new ConditionObject();
    }
  }
}
