package idioms.threads;

/** A thread that ends wakes who waits for it, as join does. */
public final class WaitForThread {
  private static int value;

  private WaitForThread() {}

  public static void run() throws Exception {
    Thread thread = new Thread(() -> value = 1);
    synchronized (thread) {
      thread.start();
      while (thread.isAlive()) {
        thread.wait();
      }
    }
    value++;
  }
}
