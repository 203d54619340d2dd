package idioms25.virtual;

import java.time.Duration;

/** A platform thread that ended within the time is seen. */
public final class PlatformJoinWithDuration {
  private static int value;

  private PlatformJoinWithDuration() {}

  public static void run() throws Exception {
    Thread thread = Thread.ofPlatform().start(() -> value++);
    if (thread.join(Duration.ofDays(1))) {
      value++;
    }
  }
}
