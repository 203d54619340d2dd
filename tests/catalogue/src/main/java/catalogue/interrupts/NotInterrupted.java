package catalogue.interrupts;

import baton.Threads;

/** Asking in vain for an interrupt orders nothing. */
final class NotInterrupted {
  private static int value;

  static void work() {
    if (!Thread.interrupted() && !Thread.currentThread().isInterrupted()) {
      value++; // race value
    }
  }

  public static void main(String[] args) {
    Threads.together(NotInterrupted::work, NotInterrupted::work);
  }
}
