package catalogue.monitors;

import baton.Threads;

/** A synchronized block on null throws and holds nothing. */
final class ThrowInMonitorOperand {
  private static int value;

  static void lock(Object lock) {
    try {
      synchronized (lock) {
        throw new AssertionError("locked null");
      }
    } catch (NullPointerException e) {
      value++; // race value
    }
  }

  public static void main(String[] args) {
    Threads.together(() -> lock(null), () -> lock(null));
  }
}
