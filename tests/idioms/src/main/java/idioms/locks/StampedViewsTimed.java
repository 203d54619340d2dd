package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

/** Views of a stamped lock, taken in the other ways. */
public final class StampedViewsTimed {
  private static final Baton baton = new Baton();
  private static final StampedLock stamped = new StampedLock();
  private static int data;

  static void give() {
    Lock lock = stamped.asWriteLock();
    if (!lock.tryLock()) {
      throw new IllegalStateException();
    }
    data = 42;
    lock.unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Lock lock = stamped.asReadLock();
    if (!lock.tryLock(10, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
    Value.use(data);
    lock.unlock();
  }

  public static void run() {
    Threads.together(StampedViewsTimed::give, StampedViewsTimed::take);
  }
}
