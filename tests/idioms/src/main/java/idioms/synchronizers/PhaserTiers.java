package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** Parties of different phasers of one tree. */
public final class PhaserTiers {
  private static final Phaser root = new Phaser();
  private static final Phaser left = new Phaser(root, 1);
  private static final Phaser right = new Phaser(root, 1);
  private static int data;

  static void give() {
    data = 42;
    left.arriveAndAwaitAdvance();
  }

  static void take() {
    right.arriveAndAwaitAdvance();
    Value.use(data);
  }

  public static void run() {
    Threads.together(PhaserTiers::give, PhaserTiers::take);
  }
}
