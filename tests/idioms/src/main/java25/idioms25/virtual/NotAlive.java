package idioms25.virtual;

/** A virtual thread that is no longer alive is seen. */
public final class NotAlive {
  private static int value;

  private NotAlive() {}

  public static void run() throws Exception {
    Thread thread = Thread.ofVirtual().start(() -> value++);
    while (thread.isAlive()) {
      Thread.onSpinWait();
    }
    value++;
  }
}
