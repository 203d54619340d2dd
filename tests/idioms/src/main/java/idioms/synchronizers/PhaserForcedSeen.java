package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** Termination is forced, and asked for. */
public final class PhaserForcedSeen {
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    data = 42;
    phaser.forceTermination();
  }

  static void take() {
    while (!phaser.isTerminated()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  private PhaserForcedSeen() {}

  public static void run() {
    Threads.together(PhaserForcedSeen::give, PhaserForcedSeen::take);
  }
}
