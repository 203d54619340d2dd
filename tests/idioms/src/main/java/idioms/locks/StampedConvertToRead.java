package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** A write stamp becomes a read stamp: other readers see what was written. */
public final class StampedConvertToRead {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() throws Exception {
    long stamp = lock.writeLock();
    data = 42;
    stamp = lock.tryConvertToReadLock(stamp);
    baton.pass(1);
    baton.await(2);
    lock.unlockRead(stamp);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.readLock();
    Value.use(data);
    lock.unlockRead(stamp);
    baton.pass(2);
  }

  public static void run() {
    Threads.together(StampedConvertToRead::give, StampedConvertToRead::take);
  }
}
