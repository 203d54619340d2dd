package idioms.threads;

/** A thread whose state is TERMINATED is seen. */
public final class Terminated {
  private static int value;

  private Terminated() {}

  public static void run() throws Exception {
    Thread writer = new Thread(() -> value = 1);
    writer.start();
    while (writer.getState() != Thread.State.TERMINATED) {
      Thread.onSpinWait();
    }
    value++;
  }
}
