package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.SynchronousQueue;

/** A hand-over that is interrupted tells of it. */
public final class ByHandOver {
  private static int value;

  private ByHandOver() {}

  public static void run() throws Exception {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                queue.put("it");
              } catch (InterruptedException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
