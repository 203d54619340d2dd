package catalogue.threads;

/** Joining a thread that was never started returns at once and orders nothing. */
final class JoinBeforeStart {
  private static int value;

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> value = 1); // race value
    thread.join();
    thread.start();
    value = 2; // race value
    thread.join();
  }
}
