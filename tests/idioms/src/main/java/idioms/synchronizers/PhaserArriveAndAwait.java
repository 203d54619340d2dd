package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** Both parties arrive and await each other. */
public final class PhaserArriveAndAwait {
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    data = 42;
    phaser.arriveAndAwaitAdvance();
  }

  static void take() {
    phaser.arriveAndAwaitAdvance();
    Value.use(data);
  }

  public static void run() {
    Threads.together(PhaserArriveAndAwait::give, PhaserArriveAndAwait::take);
  }
}
