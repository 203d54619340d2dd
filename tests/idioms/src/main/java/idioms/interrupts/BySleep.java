package idioms.interrupts;

import baton.Threads;

/** What came before an interrupt is seen when it ends a sleep. */
public final class BySleep {
  private static int value;

  private BySleep() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                Thread.sleep(1_000_000);
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
