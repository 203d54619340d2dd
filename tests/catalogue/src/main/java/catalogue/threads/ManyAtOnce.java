package catalogue.threads;

/** A hundred threads increment a counter, each without a lock. */
final class ManyAtOnce {
  private static long total;

  static void add() {
    total++; // race total
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[100];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(ManyAtOnce::add);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
