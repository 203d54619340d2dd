package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** One party has arrived in the next phase when the other leaves this one. */
public final class PhaserNextPhase {
  private static final Baton baton = new Baton();
  private static final Phaser phaser = new Phaser(2);
  private static int data;

  static void give() {
    phaser.arriveAndAwaitAdvance();
    data = 42; // race data
    phaser.arrive();
    baton.pass(1);
  }

  static void take() throws Exception {
    phaser.arriveAndAwaitAdvance();
    baton.await(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(PhaserNextPhase::give, PhaserNextPhase::take);
  }
}
