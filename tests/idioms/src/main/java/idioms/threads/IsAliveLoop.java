package idioms.threads;

/** A thread that is no longer alive is seen. */
public final class IsAliveLoop {
  private static int value;

  private IsAliveLoop() {}

  public static void run() throws Exception {
    Thread writer = new Thread(() -> value = 1);
    writer.start();
    while (writer.isAlive()) {
      Thread.onSpinWait();
    }
    value++;
  }
}
