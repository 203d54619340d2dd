package idioms25.virtual;

import java.time.Duration;

/** A virtual thread that ended within the time is seen. */
public final class JoinWithDuration {
  private static int value;

  private JoinWithDuration() {}

  public static void run() throws Exception {
    Thread thread = Thread.ofVirtual().start(() -> value++);
    if (thread.join(Duration.ofDays(1))) {
      value++;
    }
  }
}
