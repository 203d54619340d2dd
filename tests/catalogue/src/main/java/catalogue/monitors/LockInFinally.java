package catalogue.monitors;

import baton.Threads;

/** A finally block takes the lock again, whether or not the body failed. */
final class LockInFinally {
  private int value;

  void update(boolean fail) {
    try {
      synchronized (this) {
        value++;
      }
      if (fail) {
        throw new IllegalStateException();
      }
    } catch (IllegalStateException e) {
      // Counted in finally.
    } finally {
      synchronized (this) {
        value++;
      }
    }
  }

  public static void main(String[] args) {
    LockInFinally target = new LockInFinally();
    Threads.together(() -> target.update(true), () -> target.update(false));
  }
}
