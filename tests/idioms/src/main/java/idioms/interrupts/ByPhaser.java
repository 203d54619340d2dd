package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.Phaser;

/** A phaser that is interrupted tells of it. */
public final class ByPhaser {
  private static int value;

  private ByPhaser() {}

  public static void run() throws Exception {
    Phaser phaser = new Phaser(2);
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                phaser.awaitAdvanceInterruptibly(phaser.arrive());
              } catch (InterruptedException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
