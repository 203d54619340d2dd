package catalogue.threads;

/** What a thread did is safe once it was joined. */
final class JoinOrders {
  private static int value;
  private static final int[] cells = new int[3];

  public static void main(String[] args) throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              value = 1;
              cells[2] = 2;
            });
    thread.start();
    thread.join();
    value++;
    cells[2]++;
  }
}
