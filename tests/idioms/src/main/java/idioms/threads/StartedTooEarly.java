package idioms.threads;

import baton.Baton;
import baton.Threads;

/** A write after start is not ordered with the thread. */
public final class StartedTooEarly {
  private static final Baton baton = new Baton();
  private static int value;

  private StartedTooEarly() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              baton.await(1);
              value++; // race
            });
    value = 1; // race
    baton.pass(1);
    worker.finish();
  }
}
