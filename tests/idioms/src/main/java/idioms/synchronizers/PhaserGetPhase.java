package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** The phase is asked for until it is over. */
public final class PhaserGetPhase {
  private static final Phaser phaser = new Phaser(1);
  private static int data;

  static void give() {
    data = 42;
    phaser.arrive();
  }

  static void take() {
    while (phaser.getPhase() == 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  private PhaserGetPhase() {}

  public static void run() {
    Threads.together(PhaserGetPhase::give, PhaserGetPhase::take);
  }
}
