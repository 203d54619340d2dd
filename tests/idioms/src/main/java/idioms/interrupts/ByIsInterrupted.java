package idioms.interrupts;

import baton.Threads;

/** What came before an interrupt is seen once isInterrupted tells. */
public final class ByIsInterrupted {
  private static int value;

  private ByIsInterrupted() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
              }
              value++;
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
