package idioms.threads;

/** A thread that ended within the time, to the nanosecond, is seen. */
public final class JoinWithNanos {
  private static int value;

  private JoinWithNanos() {}

  public static void run() throws Exception {
    Thread writer = new Thread(() -> value = 1);
    writer.start();
    writer.join(1_000_000, 1);
    value++;
  }
}
