package catalogue.interrupts;

import baton.Threads;

/** What came before an interrupt is safe once it has ended a sleep. */
final class EndsSleep {
  private static int value;

  static void work() {
    try {
      Thread.sleep(60_000);
      throw new AssertionError("slept to the end");
    } catch (InterruptedException e) {
      value++;
    }
  }

  public static void main(String[] args) {
    Threads.Worker worker = Threads.start(EndsSleep::work);
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
