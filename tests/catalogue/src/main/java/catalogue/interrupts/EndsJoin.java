package catalogue.interrupts;

import baton.Threads;

/** What came before an interrupt is safe once it has ended a join. */
final class EndsJoin {
  private static int value;

  static void work(Thread main) {
    try {
      main.join();
      throw new AssertionError("the main thread has ended");
    } catch (InterruptedException e) {
      value++;
    }
  }

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    Threads.Worker worker = Threads.start(() -> work(main));
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
