package catalogue.threads;

/** Sleeping long enough makes an order likely, but does not make one. */
final class SleepIsNoEdge {
  private static int value;

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> value = 1); // race value
    thread.start();
    Thread.sleep(50);
    value = 2; // race value
    thread.join();
  }
}
