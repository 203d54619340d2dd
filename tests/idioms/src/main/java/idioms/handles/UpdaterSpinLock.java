package idioms.handles;

import baton.Threads;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A lock by a field updater. */
public final class UpdaterSpinLock {
  private static final AtomicIntegerFieldUpdater<UpdaterSpinLock> VALUE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterSpinLock.class, "value");

  private volatile int value;
  private int data;

  private UpdaterSpinLock() {}

  public static void run() {
    UpdaterSpinLock shared = new UpdaterSpinLock();
    Threads.together(shared::work, shared::work);
  }

  private void work() {
    for (int i = 0; i < 100; i++) {
      while (!VALUE.compareAndSet(this, 0, 1)) {
        Thread.onSpinWait();
      }
      data++;
      VALUE.lazySet(this, 0);
    }
  }
}
