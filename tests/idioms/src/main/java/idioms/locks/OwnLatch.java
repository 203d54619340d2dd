package idioms.locks;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A latch that the program has built on a queued synchronizer. */
public final class OwnLatch {
  private static final Gate gate = new Gate();
  private static int data;

  static void give() {
    data = 42;
    gate.releaseShared(1);
  }

  static void take() throws Exception {
    gate.acquireSharedInterruptibly(1);
    Value.use(data);
  }

  public static void run() {
    Threads.together(OwnLatch::give, OwnLatch::take);
  }

  /** A latch of our own. */
  private static final class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 1 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(1);
      return true;
    }
  }
}
