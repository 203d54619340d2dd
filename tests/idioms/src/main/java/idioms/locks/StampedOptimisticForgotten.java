package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** A writer comes in between, and nobody asks. */
public final class StampedOptimisticForgotten {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() throws Exception {
    baton.await(1);
    long stamp = lock.writeLock();
    data = 42; // race data
    baton.pass(2);
    baton.await(3);
    lock.unlockWrite(stamp);
  }

  static void take() throws Exception {
    long stamp = lock.tryOptimisticRead();
    baton.pass(1);
    baton.await(2);
    Value.use(data); // race data
    if (stamp == 0) {
      throw new IllegalStateException();
    }
    baton.pass(3);
  }

  public static void run() {
    Threads.together(StampedOptimisticForgotten::give, StampedOptimisticForgotten::take);
  }
}
