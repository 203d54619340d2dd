package catalogue.threads;

/** A thread that is no longer alive has ended, and what it did is safe. */
final class IsAlivePolled {
  private static int value;

  public static void main(String[] args) {
    Thread thread = new Thread(() -> value = 1);
    thread.start();
    while (thread.isAlive()) {
      Thread.yield();
    }
    value++;
  }
}
