package catalogue.interrupts;

import baton.Threads;

/** A thread goes on writing after it has interrupted another. */
final class WriteAfterInterrupt {
  private static int value;

  static int work() {
    while (!Thread.interrupted()) {
      Thread.onSpinWait();
    }
    return value; // race value
  }

  public static void main(String[] args) {
    Threads.Worker worker = Threads.start(WriteAfterInterrupt::work);
    worker.interrupt();
    value = 1; // race value
    worker.finish();
  }
}
