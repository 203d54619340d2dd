package idioms.interrupts;

import baton.Baton;
import baton.Threads;

/** An interrupt that nobody looks at orders nothing. */
public final class NotNoticed {
  private static final Baton baton = new Baton();
  private static int value;

  private NotNoticed() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              baton.await(1);
              value++; // race
            });
    value = 1; // race
    worker.interrupt();
    baton.pass(1);
    worker.finish();
  }
}
