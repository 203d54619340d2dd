package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import sun.misc.Unsafe;

/** Volatile accesses by address. */
public final class UnsafeVolatile {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafeVolatile.class, "value");

  private int value;
  private int data;

  private UnsafeVolatile() {}

  public static void run() {
    UnsafeVolatile shared = new UnsafeVolatile();
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
    UNSAFE.putIntVolatile(this, VALUE, 1);
  }

  private void second() throws Exception {
    Sink.take(UNSAFE.getIntVolatile(this, VALUE));
    Sink.take(data);
  }
}
