package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** One party only arrives. */
public final class PhaserArrive {
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    data = 42;
    phaser.arrive();
  }

  static void take() {
    phaser.awaitAdvance(phaser.arrive());
    Value.use(data);
  }

  public static void run() {
    Threads.together(PhaserArrive::give, PhaserArrive::take);
  }
}
