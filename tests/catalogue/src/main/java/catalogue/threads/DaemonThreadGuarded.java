package catalogue.threads;

/** A daemon thread that works under a lock until the program ends. */
final class DaemonThreadGuarded {
  private static int value;

  static synchronized void increment() {
    value++;
  }

  static void forever() {
    while (true) {
      increment();
      Thread.yield();
    }
  }

  public static void main(String[] args) {
    Thread daemon = new Thread(DaemonThreadGuarded::forever);
    daemon.setDaemon(true);
    daemon.start();
    for (int i = 0; i < 100; i++) {
      increment();
    }
  }
}
