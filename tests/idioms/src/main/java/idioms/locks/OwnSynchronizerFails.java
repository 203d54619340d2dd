package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;

/** An attempt to get a lock of our own that failed publishes nothing. */
public final class OwnSynchronizerFails {
  private static final Baton baton = new Baton();
  private static final Mutex lock = new Mutex();
  private static int data;

  static void give() throws Exception {
    baton.await(1);
    data = 42; // race data
    if (lock.tryAcquire(1)) {
      throw new IllegalStateException();
    }
    baton.pass(2);
  }

  static void take() throws Exception {
    lock.acquire(1);
    baton.pass(1);
    baton.await(2);
    lock.release(1);
    lock.acquire(1);
    Value.use(data); // race data
    lock.release(1);
  }

  public static void run() {
    Threads.together(OwnSynchronizerFails::give, OwnSynchronizerFails::take);
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
