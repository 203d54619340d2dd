package catalogue.threads;

/** A thread that dies of an exception has ended all the same. */
final class UncaughtException {
  private static int value;

  static void fail() {
    value = 1;
    throw new IllegalStateException("uncaught on purpose");
  }

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(UncaughtException::fail);
    thread.start();
    thread.join();
    value++;
  }
}
