package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** Parties register while the phaser is in use. */
public final class PhaserRegistered {
  private static final Baton baton = new Baton();
  private static final Phaser phaser = new Phaser();
  private static int data;

  static void give() {
    phaser.bulkRegister(2);
    baton.pass(1);
    data = 42;
    phaser.arriveAndAwaitAdvance();
  }

  static void take() throws Exception {
    baton.await(1);
    phaser.arriveAndAwaitAdvance();
    Value.use(data);
  }

  public static void run() {
    Threads.together(PhaserRegistered::give, PhaserRegistered::take);
  }
}
