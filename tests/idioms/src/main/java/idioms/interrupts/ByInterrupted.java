package idioms.interrupts;

import baton.Threads;

/** What came before an interrupt is seen once interrupted tells. */
public final class ByInterrupted {
  private static int value;

  private ByInterrupted() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              while (!Thread.interrupted()) {
                Thread.onSpinWait();
              }
              value++;
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
