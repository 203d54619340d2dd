package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** Stamps that could be interrupted. */
public final class StampedInterruptibly {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() throws Exception {
    long stamp = lock.writeLockInterruptibly();
    data = 42;
    lock.unlockWrite(stamp);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.readLockInterruptibly();
    Value.use(data);
    lock.unlockRead(stamp);
  }

  public static void run() {
    Threads.together(StampedInterruptibly::give, StampedInterruptibly::take);
  }
}
