package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;

/**
 * A lock for hooks: held for a few instructions, never parks, and so cannot deadlock with the
 * scheduler of virtual threads or with a lock of the target.
 */
public abstract class SpinLock {
  private static final long HELD = Memory.offsetOf(SpinLock.class, "held");
  private static final long ID = Memory.offsetOf(Thread.class, "tid");

  /** In nanoseconds. No holder takes a thousandth of this. */
  private static final long PATIENCE = 10_000_000_000L;

  /** Tells the holder; 0 if there is none. */
  private volatile int held;

  private static int self() {
    return Memory.getInt(Thread.currentThread(), ID) | Integer.MIN_VALUE;
  }

  protected final void lock() {
    if (held != 0 || !Memory.compareAndSetInt(this, HELD, 0, self())) {
      await();
    }
  }

  @DontInline
  private void await() {
    if (held == self()) {
      return; // this thread had no stack left to let it go
    }
    int spins = 0;
    long since = 0;
    while (held != 0 || !Memory.compareAndSetInt(this, HELD, 0, self())) {
      Thread.onSpinWait();
      if (++spins > 1000) {
        Thread.yield();
        since = since == 0 ? System.nanoTime() : since;
        if (System.nanoTime() - since > PATIENCE) {
          return; // nor has its holder
        }
      }
    }
  }

  protected final void unlock() {
    Memory.putIntRelease(this, HELD, 0);
  }
}
