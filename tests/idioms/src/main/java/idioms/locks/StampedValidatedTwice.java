package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** A stamp is validated after each of two reads; the second time in vain. */
public final class StampedValidatedTwice {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int width;
  private static int height;

  private StampedValidatedTwice() {}

  static void give() {
    baton.await(1);
    long stamp = lock.writeLock();
    width = 42;
    height = 43;
    baton.pass(2);
    baton.await(3);
    lock.unlockWrite(stamp);
  }

  static void take() {
    long stamp = lock.tryOptimisticRead();
    Value.use(width);
    if (!lock.validate(stamp)) {
      throw new IllegalStateException();
    }
    baton.pass(1);
    baton.await(2);
    Value.use(height);
    if (lock.validate(stamp)) {
      throw new IllegalStateException();
    }
    baton.pass(3);
  }

  public static void run() {
    Threads.together(StampedValidatedTwice::give, StampedValidatedTwice::take);
  }
}
