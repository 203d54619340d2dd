package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** Somebody who is no party awaits the advance. */
public final class PhaserAwaitByOther {
  private static final Phaser phaser = new Phaser(1);
  private static int data;

  static void give() {
    data = 42;
    phaser.arrive();
  }

  static void take() {
    phaser.awaitAdvance(0);
    Value.use(data);
  }

  public static void run() {
    Threads.together(PhaserAwaitByOther::give, PhaserAwaitByOther::take);
  }
}
