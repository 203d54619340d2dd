package catalogue.threads;

/** A join with a timeout is as good as one without if the thread has ended. */
final class JoinWithTimeout {
  private static int value;

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> value = 1);
    thread.start();
    thread.join(20_000);
    value++;
    Thread other = new Thread(() -> value++);
    other.start();
    other.join(20_000, 500);
    value++;
  }
}
