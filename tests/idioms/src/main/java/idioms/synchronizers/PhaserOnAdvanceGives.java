package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Phaser;

/** The parties see what happened at the advance. */
public final class PhaserOnAdvanceGives {
  private static final Phaser phaser = new Meeting();
  private static int data;

  static void give() {
    phaser.arriveAndAwaitAdvance();
    Value.use(data);
  }

  static void take() {
    phaser.arriveAndAwaitAdvance();
    Value.use(data);
  }

  public static void run() {
    Threads.together(PhaserOnAdvanceGives::give, PhaserOnAdvanceGives::take);
  }

  private static final class Meeting extends Phaser {
    Meeting() {
      super(2);
    }

    @Override
    protected boolean onAdvance(int phase, int parties) {
      data = 42;
      return false;
    }
  }
}
