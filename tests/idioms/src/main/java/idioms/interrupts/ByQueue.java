package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.LinkedBlockingQueue;

/** What came before an interrupt is seen when it ends a take. */
public final class ByQueue {
  private static int value;

  private ByQueue() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                new LinkedBlockingQueue<Integer>().take();
                throw new AssertionError("not interrupted");
              } catch (InterruptedException e) {
                value++;
              }
              value++;
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
