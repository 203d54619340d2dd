package catalogue.threads;

/** The handler of uncaught exceptions runs in the thread that dies. */
final class UncaughtExceptionHandler {
  private static int value;

  static void fail() {
    value = 1;
    throw new IllegalStateException();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(UncaughtExceptionHandler::fail);
    thread.setUncaughtExceptionHandler((dying, exception) -> value++);
    thread.start();
    thread.join();
    value++;
  }
}
