package idioms.volatiles;

import baton.Threads;

/** What came before a volatile write is seen after the read. */
public final class Flag {
  private static int value;
  private static volatile boolean ready;

  private Flag() {}

  public static void run() throws Exception {
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              ready = true;
            });
    while (!ready) {
      Thread.onSpinWait();
    }
    value++;
    writer.finish();
  }
}
