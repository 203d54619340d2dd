package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.LockSupport;

/** The permit is there before the other thread parks for a time. */
public final class ParkTimed {
  private static final Baton baton = new Baton();
  private static volatile Thread parked;
  private static int data;

  static void give() {
    while (parked == null) {
      Thread.onSpinWait();
    }
    data = 42;
    LockSupport.unpark(parked);
    baton.pass(1);
  }

  static void take() throws Exception {
    parked = Thread.currentThread();
    baton.await(1);
    LockSupport.parkNanos(parked, 1_000_000_000L);
    Value.use(data);
  }

  public static void run() {
    Threads.together(ParkTimed::give, ParkTimed::take);
  }
}
