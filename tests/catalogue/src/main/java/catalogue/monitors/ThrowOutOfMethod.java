package catalogue.monitors;

import baton.Threads;

/** An exception that leaves a synchronized method releases the lock. */
final class ThrowOutOfMethod {
  private int value;
  private static int total;

  synchronized void fail() {
    value++;
    throw new IllegalStateException();
  }

  static synchronized void failStatic() {
    total++;
    throw new IllegalStateException();
  }

  void update() {
    try {
      fail();
    } catch (IllegalStateException e) {
      try {
        failStatic();
      } catch (IllegalStateException again) {
        synchronized (this) {
          value++;
        }
      }
    }
  }

  public static void main(String[] args) {
    ThrowOutOfMethod target = new ThrowOutOfMethod();
    Threads.together(target::update, target::update, target::update);
  }
}
