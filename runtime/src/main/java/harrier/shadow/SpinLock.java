package harrier.shadow;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A lock for hooks: held for a few instructions, never parks, and so cannot deadlock with the
 * scheduler of virtual threads or with a lock of the target.
 */
public abstract class SpinLock {
  private static final VarHandle HELD;

  static {
    try {
      HELD = MethodHandles.lookup().findVarHandle(SpinLock.class, "held", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @SuppressWarnings("unused") // through HELD
  private volatile int held;

  protected final void lock() {
    int spins = 0;
    while (held != 0 || !HELD.compareAndSet(this, 0, 1)) {
      Thread.onSpinWait();
      if (++spins > 1000) {
        Thread.yield();
      }
    }
  }

  protected final void unlock() {
    held = 0;
  }
}
