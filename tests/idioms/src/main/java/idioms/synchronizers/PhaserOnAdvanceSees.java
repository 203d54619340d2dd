package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** What happens at the advance sees what the parties did. */
public final class PhaserOnAdvanceSees {
  private static final Phaser phaser = new Meeting();
  private static int data;

  static void give() {
    data = 42;
    phaser.arriveAndAwaitAdvance();
  }

  static void take() {
    phaser.arriveAndAwaitAdvance();
  }

  public static void run() {
    Threads.together(PhaserOnAdvanceSees::give, PhaserOnAdvanceSees::take);
  }

  private static final class Meeting extends Phaser {
    Meeting() {
      super(2);
    }

    @Override
    protected boolean onAdvance(int phase, int parties) {
      Value.use(data);
      return false;
    }
  }
}
