package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** A read stamp becomes a write stamp. */
public final class StampedConvertToWrite {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    long stamp = lock.readLock();
    stamp = lock.tryConvertToWriteLock(stamp);
    data = 42;
    lock.unlockWrite(stamp);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.readLock();
    Value.use(data);
    lock.unlockRead(stamp);
  }

  public static void run() {
    Threads.together(StampedConvertToWrite::give, StampedConvertToWrite::take);
  }
}
