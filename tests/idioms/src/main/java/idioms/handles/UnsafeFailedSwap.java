package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import sun.misc.Unsafe;

/** A swap that fails acquires. */
public final class UnsafeFailedSwap {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafeFailedSwap.class, "value");

  private int value;
  private int data;

  private UnsafeFailedSwap() {}

  public static void run() {
    UnsafeFailedSwap shared = new UnsafeFailedSwap();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.first();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.second();
        });
  }

  private void first() throws Exception {
    data = 1;
    UNSAFE.getAndSetInt(this, VALUE, 1);
  }

  private void second() throws Exception {
    UNSAFE.compareAndSwapInt(this, VALUE, 0, 1);
    Sink.take(data);
  }
}
