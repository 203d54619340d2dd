package catalogue.interrupts;

import baton.Threads;

/** What came before an interrupt is safe once interrupted has seen it. */
final class SeenByInterrupted {
  private static int value;

  static void work() {
    while (!Thread.interrupted()) {
      Thread.onSpinWait();
    }
    value++;
  }

  public static void main(String[] args) {
    Threads.Worker worker = Threads.start(SeenByInterrupted::work);
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
