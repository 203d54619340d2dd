package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** The write lock is given up by another thread than took it. */
public final class StampedUnlockedByOther {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static long stamp;
  private static int data;

  static void give() throws Exception {
    stamp = lock.writeLock();
    Threads.await(
        () -> {
          data = 42;
          lock.unlockWrite(stamp);
        });
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    long mine = lock.readLock();
    Value.use(data);
    lock.unlockRead(mine);
  }

  public static void run() {
    Threads.together(StampedUnlockedByOther::give, StampedUnlockedByOther::take);
  }
}
