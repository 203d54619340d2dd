package idioms.locks;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.LockSupport;

/** One thread parks until the other lets it go. */
public final class ParkAndUnpark {
  private static volatile Thread parked;
  private static int done;
  private static int data;

  static void give() {
    while (parked == null) {
      Thread.onSpinWait();
    }
    data = 42;
    LockSupport.unpark(parked);
  }

  static void take() {
    parked = Thread.currentThread();
    LockSupport.park();
    Value.use(data);
  }

  public static void run() {
    Threads.together(ParkAndUnpark::give, ParkAndUnpark::take);
  }
}
