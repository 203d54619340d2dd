package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** Termination is forced on a thread that waits. */
public final class PhaserForced {
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    data = 42;
    phaser.forceTermination();
  }

  static void take() {
    phaser.arriveAndAwaitAdvance();
    Value.use(data);
  }

  private PhaserForced() {}

  public static void run() {
    Threads.together(PhaserForced::give, PhaserForced::take);
  }
}
