package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** A write stamp, then a read stamp. */
public final class StampedWriteThenRead {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    long stamp = lock.writeLock();
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
    Threads.together(StampedWriteThenRead::give, StampedWriteThenRead::take);
  }
}
