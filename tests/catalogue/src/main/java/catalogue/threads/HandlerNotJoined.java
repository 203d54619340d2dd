package catalogue.threads;

/** The handler of uncaught exceptions races with a thread that does not wait for it. */
final class HandlerNotJoined {
  private static int value;

  static void fail() {
    throw new IllegalStateException();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(HandlerNotJoined::fail);
    thread.setUncaughtExceptionHandler((dying, exception) -> value = 1); // race value
    thread.start();
    value = 2; // race value
    thread.join();
  }
}
