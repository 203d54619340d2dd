package catalogue.lockdiscipline;

import baton.Threads;
import java.util.concurrent.Phaser;

/** Two threads swap their parts at every phase. */
final class PhaserPhases {
  private final Phaser phaser = new Phaser(2);
  private int left;
  private int right;

  void work(boolean leftFirst) {
    for (int i = 0; i < 4; i++) {
      phaser.arriveAndAwaitAdvance();
      if (leftFirst == (i % 2 == 0)) {
        left++;
      } else {
        right++;
      }
    }
  }

  public static void main(String[] args) {
    PhaserPhases phases = new PhaserPhases();
    Threads.together(() -> phases.work(true), () -> phases.work(false));
  }
}
