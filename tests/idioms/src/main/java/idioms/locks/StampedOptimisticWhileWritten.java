package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** No stamp while a writer is at work: what is read is discarded. */
public final class StampedOptimisticWhileWritten {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    long stamp = lock.writeLock();
    data = 42;
    baton.pass(1);
    baton.await(2);
    lock.unlockWrite(stamp);
  }

  static void take() {
    baton.await(1);
    long stamp = lock.tryOptimisticRead();
    Value.use(data);
    if (stamp != 0 || lock.validate(stamp)) {
      throw new IllegalStateException();
    }
    baton.pass(2);
  }

  private StampedOptimisticWhileWritten() {}

  public static void run() {
    Threads.together(StampedOptimisticWhileWritten::give, StampedOptimisticWhileWritten::take);
  }
}
