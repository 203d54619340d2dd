package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The phase did not end in time. */
public final class PhaserAwaitTimesOut {
  private static final Baton baton = new Baton();
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    data = 42; // race data
    phaser.arrive();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    try {
      phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      Value.use(data); // race data
    }
  }

  public static void run() {
    Threads.together(PhaserAwaitTimesOut::give, PhaserAwaitTimesOut::take);
  }
}
