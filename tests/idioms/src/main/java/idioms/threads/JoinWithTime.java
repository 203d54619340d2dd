package idioms.threads;

/** A thread that ended within the time is seen. */
public final class JoinWithTime {
  private static int value;

  private JoinWithTime() {}

  public static void run() throws Exception {
    Thread writer = new Thread(() -> value = 1);
    writer.start();
    writer.join(1_000_000);
    value++;
  }
}
