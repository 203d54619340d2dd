package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import sun.misc.Unsafe;

/** A swap releases and acquires. */
public final class UnsafeSwap {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafeSwap.class, "value");

  private int value;
  private int data;

  private UnsafeSwap() {}

  public static void run() {
    UnsafeSwap shared = new UnsafeSwap();
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
    UNSAFE.compareAndSwapInt(this, VALUE, 0, 1);
  }

  private void second() throws Exception {
    UNSAFE.getAndAddInt(this, VALUE, 1);
    Sink.take(data);
  }
}
