package idioms.interrupts;

import baton.Baton;
import baton.Threads;

/** Asking for an interrupt that has not come orders nothing. */
public final class AskedInVain {
  private static final Baton baton = new Baton();
  private static int value;

  private AskedInVain() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              baton.await(1);
              if (!Thread.interrupted()) {
                value++; // race
              }
              baton.pass(2);
            });
    value = 1; // race
    baton.pass(1);
    baton.await(2);
    worker.interrupt();
    worker.finish();
  }
}
