package idioms.threads;

/** A thread that was joined is seen. */
public final class Join {
  private static int value;

  private Join() {}

  public static void run() throws Exception {
    Thread writer = new Thread(() -> value = 1);
    writer.start();
    writer.join();
    value++;
  }
}
