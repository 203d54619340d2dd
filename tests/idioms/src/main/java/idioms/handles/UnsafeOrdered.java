package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import sun.misc.Unsafe;

/** An ordered put releases. */
public final class UnsafeOrdered {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafeOrdered.class, "value");

  private int value;
  private int data;

  private UnsafeOrdered() {}

  public static void run() {
    UnsafeOrdered shared = new UnsafeOrdered();
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
    UNSAFE.putOrderedInt(this, VALUE, 1);
  }

  private void second() throws Exception {
    Sink.take(UNSAFE.getIntVolatile(this, VALUE));
    Sink.take(data);
  }
}
