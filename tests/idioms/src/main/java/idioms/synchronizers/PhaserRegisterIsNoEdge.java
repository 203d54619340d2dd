package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** Registering orders nothing. */
public final class PhaserRegisterIsNoEdge {
  private static final Baton baton = new Baton();
  private static final Phaser phaser = new Phaser(1);
  private static int data;

  static void give() {
    data = 42; // race data
    phaser.register();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    phaser.register();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(PhaserRegisterIsNoEdge::give, PhaserRegisterIsNoEdge::take);
  }
}
