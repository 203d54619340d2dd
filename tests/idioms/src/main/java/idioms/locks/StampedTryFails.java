package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** A stamp that was not given. */
public final class StampedTryFails {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() throws Exception {
    long stamp = lock.writeLock();
    data = 42; // race data
    baton.pass(1);
    baton.await(2);
    lock.unlockWrite(stamp);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.tryReadLock();
    if (stamp != 0) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
    baton.pass(2);
  }

  public static void run() {
    Threads.together(StampedTryFails::give, StampedTryFails::take);
  }
}
