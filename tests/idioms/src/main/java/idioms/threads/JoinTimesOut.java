package idioms.threads;

import baton.Baton;
import baton.Threads;

/** A join that times out orders nothing. */
public final class JoinTimesOut {
  private static final Baton baton = new Baton();
  private static int value;

  private JoinTimesOut() {}

  public static void run() throws Exception {
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1; // race
              baton.pass(1);
              baton.await(2);
            });
    baton.await(1);
    writer.join(1);
    value++; // race
    baton.pass(2);
    writer.finish();
  }
}
