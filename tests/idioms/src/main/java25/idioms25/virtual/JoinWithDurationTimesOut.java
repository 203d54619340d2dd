package idioms25.virtual;

import baton.Baton;
import java.time.Duration;

/** A join that times out orders nothing. */
public final class JoinWithDurationTimesOut {
  private static final Baton baton = new Baton();
  private static int value;

  private JoinWithDurationTimesOut() {}

  public static void run() throws Exception {
    Thread thread =
        Thread.ofVirtual()
            .start(
                () -> {
                  value++; // race
                  baton.pass(1);
                  baton.await(2);
                });
    baton.await(1);
    if (!thread.join(Duration.ofMillis(1))) {
      value++; // race
    }
    baton.pass(2);
    thread.join();
  }
}
