package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** Termination is forced by a third thread: the phase in which one has arrived is never over. */
public final class PhaserForcedByOther {
  private static final Baton baton = new Baton();
  private static final Phaser phaser = new Phaser(3);
  private static int data;

  static void give() {
    data = 42; // race data
    phaser.arrive();
    baton.pass(1);
  }

  static void take() {
    phaser.awaitAdvance(0);
    Value.use(data); // race data
  }

  static void end() {
    baton.await(1);
    phaser.forceTermination();
  }

  private PhaserForcedByOther() {}

  public static void run() {
    Threads.together(
        PhaserForcedByOther::give, PhaserForcedByOther::take, PhaserForcedByOther::end);
  }
}
