package catalogue.threads;

/** A thread is started, and its starter goes on writing. */
final class WriteAfterStart {
  private static int value;

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> value = 1); // race value
    thread.start();
    value = 2; // race value
    thread.join();
  }
}
