package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** A plain get of a volatile field races with its volatile writes. */
public final class UnsafePlainOfVolatileField {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafePlainOfVolatileField.class, "value");

  private volatile int value;
  private int data;

  private UnsafePlainOfVolatileField() {}

  public static void run() {
    UnsafePlainOfVolatileField shared = new UnsafePlainOfVolatileField();
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
    value = 1; // race
  }

  private void second() throws Exception {
    data = UNSAFE.getInt(this, VALUE); // race
  }
}
