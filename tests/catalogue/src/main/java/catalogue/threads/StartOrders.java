package catalogue.threads;

/** What came before the start of a thread is safe in it. */
final class StartOrders {
  private static int value;

  public static void main(String[] args) throws InterruptedException {
    value = 1;
    Thread thread = new Thread(() -> value++);
    value++;
    thread.start();
    thread.join();
  }
}
