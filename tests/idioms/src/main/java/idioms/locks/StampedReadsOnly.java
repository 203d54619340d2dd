package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** Two read stamps, one holder writes. */
public final class StampedReadsOnly {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    long stamp = lock.readLock();
    data = 42; // race data
    lock.unlockRead(stamp);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    long stamp = lock.readLock();
    Value.use(data); // race data
    lock.unlockRead(stamp);
  }

  public static void run() {
    Threads.together(StampedReadsOnly::give, StampedReadsOnly::take);
  }
}
