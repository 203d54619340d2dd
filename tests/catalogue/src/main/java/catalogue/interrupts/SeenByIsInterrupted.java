package catalogue.interrupts;

import baton.Threads;

/** What came before an interrupt is safe once isInterrupted has seen it. */
final class SeenByIsInterrupted {
  private static int value;

  static void work() {
    while (!Thread.currentThread().isInterrupted()) {
      Thread.onSpinWait();
    }
    value++;
  }

  public static void main(String[] args) {
    Threads.Worker worker = Threads.start(SeenByIsInterrupted::work);
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
