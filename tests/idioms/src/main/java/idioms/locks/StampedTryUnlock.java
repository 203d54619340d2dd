package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** Locks are given up without their stamps. */
public final class StampedTryUnlock {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    if (lock.writeLock() == 0) {
      throw new IllegalStateException();
    }
    data = 42;
    if (!lock.tryUnlockWrite()) {
      throw new IllegalStateException();
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (lock.readLock() == 0) {
      throw new IllegalStateException();
    }
    Value.use(data);
    if (!lock.tryUnlockRead()) {
      throw new IllegalStateException();
    }
  }

  public static void run() {
    Threads.together(StampedTryUnlock::give, StampedTryUnlock::take);
  }
}
