package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.CyclicBarrier;

/** A barrier that is interrupted tells of it. */
public final class ByBarrier {
  private static int value;

  private ByBarrier() {}

  public static void run() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                barrier.await();
              } catch (InterruptedException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
