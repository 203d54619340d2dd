package harrier.shadow;

/**
 * A lock for hooks: held for a few instructions, never parks, and so cannot deadlock with the
 * scheduler of virtual threads or with a lock of the target.
 */
public abstract class SpinLock {
  private static final long HELD = Memory.offsetOf(SpinLock.class, "held");

  private volatile int held;

  protected final void lock() {
    int spins = 0;
    while (held != 0 || !Memory.compareAndSetInt(this, HELD, 0, 1)) {
      Thread.onSpinWait();
      if (++spins > 1000) {
        Thread.yield();
      }
    }
  }

  protected final void unlock() {
    Memory.putIntRelease(this, HELD, 0);
  }
}
