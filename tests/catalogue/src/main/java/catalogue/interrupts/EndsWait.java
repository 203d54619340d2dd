package catalogue.interrupts;

import baton.Threads;

/** What came before an interrupt is safe once it has ended a wait. */
final class EndsWait {
  private static int value;

  static void work() {
    Object lock = new Object();
    try {
      synchronized (lock) {
        while (true) {
          lock.wait();
        }
      }
    } catch (InterruptedException e) {
      value++;
    }
  }

  public static void main(String[] args) {
    Threads.Worker worker = Threads.start(EndsWait::work);
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
