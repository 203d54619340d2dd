package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** The phase is asked for, but is not over. */
public final class PhaserSamePhase {
  private static final Baton baton = new Baton();
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    data = 42; // race data
    phaser.arrive();
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    if (phaser.getPhase() != 0 || phaser.isTerminated()) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
  }

  private PhaserSamePhase() {}

  public static void run() {
    Threads.together(PhaserSamePhase::give, PhaserSamePhase::take);
  }
}
