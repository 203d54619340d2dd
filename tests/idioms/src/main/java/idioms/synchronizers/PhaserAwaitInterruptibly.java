package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** The advance is awaited so that it could be interrupted. */
public final class PhaserAwaitInterruptibly {
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    data = 42;
    phaser.arrive();
  }

  static void take() throws Exception {
    phaser.awaitAdvanceInterruptibly(phaser.arrive());
    Value.use(data);
  }

  public static void run() {
    Threads.together(PhaserAwaitInterruptibly::give, PhaserAwaitInterruptibly::take);
  }
}
