package catalogue.monitors;

import baton.Threads;

/** An exception that leaves a synchronized block releases the lock. */
final class ThrowOutOfBlock {
  private static final Object lock = new Object();
  private static int value;

  static void fail() {
    try {
      synchronized (lock) {
        value++;
        throw new IllegalStateException();
      }
    } catch (IllegalStateException e) {
      synchronized (lock) {
        value++;
      }
    }
  }

  public static void main(String[] args) {
    Threads.together(ThrowOutOfBlock::fail, ThrowOutOfBlock::fail, ThrowOutOfBlock::fail);
  }
}
