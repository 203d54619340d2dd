package idioms.interrupts;

import baton.Baton;
import baton.Threads;

/** An exception that the target makes itself tells of no interrupt. */
public final class OwnException {
  private static final Baton baton = new Baton();
  private static int value;

  private OwnException() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              baton.await(1);
              try {
                throw new InterruptedException("on purpose");
              } catch (InterruptedException expected) {
                value++; // race
              }
            });
    value = 1; // race
    worker.interrupt();
    baton.pass(1);
    worker.finish();
  }
}
