package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** A read without any stamp. */
public final class StampedNeverValidated {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  static void give() {
    long stamp = lock.writeLock();
    data = 42; // race data
    lock.unlockWrite(stamp);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(StampedNeverValidated::give, StampedNeverValidated::take);
  }
}
