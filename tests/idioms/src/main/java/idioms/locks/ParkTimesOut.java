package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.LockSupport;

/** Nobody lets the parked thread go. */
public final class ParkTimesOut {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    LockSupport.parkNanos(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ParkTimesOut::give, ParkTimesOut::take);
  }
}
