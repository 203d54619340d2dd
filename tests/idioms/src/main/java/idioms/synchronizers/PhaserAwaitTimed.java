package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;

/** The advance is awaited for a time. */
public final class PhaserAwaitTimed {
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    data = 42;
    phaser.arrive();
  }

  static void take() throws Exception {
    phaser.awaitAdvanceInterruptibly(phaser.arrive(), 20, TimeUnit.SECONDS);
    Value.use(data);
  }

  public static void run() {
    Threads.together(PhaserAwaitTimed::give, PhaserAwaitTimed::take);
  }
}
