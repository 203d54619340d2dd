package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** A lock by address. */
public final class UnsafeSpinLock {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafeSpinLock.class, "value");

  private volatile int value;
  private int data;

  private UnsafeSpinLock() {}

  public static void run() {
    UnsafeSpinLock shared = new UnsafeSpinLock();
    Threads.together(shared::work, shared::work);
  }

  private void work() {
    for (int i = 0; i < 100; i++) {
      while (!UNSAFE.compareAndSwapInt(this, VALUE, 0, 1)) {
        Thread.onSpinWait();
      }
      data++;
      UNSAFE.putOrderedInt(this, VALUE, 0);
    }
  }
}
