package harrier.shadow;

/**
 * A lock for hooks: held for a few instructions, never parks, and so cannot deadlock with the
 * scheduler of virtual threads or with a lock of the target.
 */
public abstract class SpinLock {
  private static final long HELD = Memory.offsetOf(SpinLock.class, "held");

  /** In nanoseconds. No holder takes a thousandth of this. */
  private static final long PATIENCE = 10_000_000_000L;

  private volatile int held;

  protected final void lock() {
    if (held != 0 || !Memory.compareAndSetInt(this, HELD, 0, 1)) {
      await();
    }
  }

  private void await() {
    int spins = 0;
    long since = 0;
    while (held != 0 || !Memory.compareAndSetInt(this, HELD, 0, 1)) {
      Thread.onSpinWait();
      if (++spins > 1000) {
        Thread.yield();
        since = since == 0 ? System.nanoTime() : since;
        if (System.nanoTime() - since > PATIENCE) {
          return; // the holder had no stack left to let it go
        }
      }
    }
  }

  protected final void unlock() {
    Memory.putIntRelease(this, HELD, 0);
  }
}
