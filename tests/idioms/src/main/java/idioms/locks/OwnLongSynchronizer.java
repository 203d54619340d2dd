package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.Condition;

/** A lock that the program has built on a queued synchronizer. */
public final class OwnLongSynchronizer {
  private static final Baton baton = new Baton();
  private static final Mutex lock = new Mutex();
  private static int data;

  static void give() throws Exception {
    lock.acquire(1);
    data = 42;
    lock.release(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    lock.acquire(1);
    Value.use(data);
    lock.release(1);
  }

  public static void run() {
    Threads.together(OwnLongSynchronizer::give, OwnLongSynchronizer::take);
  }

  /** A lock of our own. */
  private static final class Mutex extends AbstractQueuedLongSynchronizer {
    @Override
    protected boolean tryAcquire(long ignored) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(long ignored) {
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
