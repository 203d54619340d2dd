package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** One party arrives and leaves. */
public final class PhaserDeregister {
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    data = 42;
    phaser.arriveAndDeregister();
  }

  static void take() {
    phaser.arriveAndAwaitAdvance();
    Value.use(data);
  }

  public static void run() {
    Threads.together(PhaserDeregister::give, PhaserDeregister::take);
  }
}
