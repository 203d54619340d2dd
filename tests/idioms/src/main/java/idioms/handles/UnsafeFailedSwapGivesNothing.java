package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import sun.misc.Unsafe;

/** A swap that fails does not release. */
public final class UnsafeFailedSwapGivesNothing {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafeFailedSwapGivesNothing.class, "value");

  private int value;
  private int data;

  private UnsafeFailedSwapGivesNothing() {}

  public static void run() {
    UnsafeFailedSwapGivesNothing shared = new UnsafeFailedSwapGivesNothing();
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
    data = 1; // race
    UNSAFE.compareAndSwapInt(this, VALUE, 5, 1);
  }

  private void second() throws Exception {
    Sink.take(UNSAFE.getIntVolatile(this, VALUE));
    Sink.take(data); // race
  }
}
