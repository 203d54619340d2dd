package idioms.threads;

import baton.Baton;
import baton.Threads;

/** A thread that is still alive is not seen. */
public final class StillAlive {
  private static final Baton baton = new Baton();
  private static int value;

  private StillAlive() {}

  public static void run() throws Exception {
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1; // race
              baton.pass(1);
              baton.await(2);
            });
    baton.await(1);
    if (writer.isAlive() && writer.getState() != Thread.State.TERMINATED) {
      value++; // race
    }
    baton.pass(2);
    writer.finish();
  }
}
