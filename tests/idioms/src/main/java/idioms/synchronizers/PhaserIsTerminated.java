package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** The last party leaves, which ends the phaser. */
public final class PhaserIsTerminated {
  private static final Phaser phaser = new Phaser(1);
  private static int data;

  static void give() {
    data = 42;
    phaser.arriveAndDeregister();
  }

  static void take() {
    while (!phaser.isTerminated()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  private PhaserIsTerminated() {}

  public static void run() {
    Threads.together(PhaserIsTerminated::give, PhaserIsTerminated::take);
  }
}
