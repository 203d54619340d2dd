package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import sun.misc.Unsafe;

/** Swaps and the volatile field order each other. */
public final class UnsafeBesideVolatileField {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafeBesideVolatileField.class, "value");

  private volatile int value;
  private int data;

  private UnsafeBesideVolatileField() {}

  public static void run() {
    UnsafeBesideVolatileField shared = new UnsafeBesideVolatileField();
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
    value = 1;
  }

  private void second() throws Exception {
    UNSAFE.compareAndSwapInt(this, VALUE, 1, 2);
    Sink.take(data);
  }
}
