package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** A static by address. */
public final class UnsafeStatic {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final Object BASE = Lookups.staticBase(UnsafeStatic.class, "value");
  private static final long VALUE = Lookups.staticOffset(UnsafeStatic.class, "value");

  private static int value;
  private int data;

  private UnsafeStatic() {}

  public static void run() {
    UnsafeStatic shared = new UnsafeStatic();
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
    UNSAFE.putInt(BASE, VALUE, 1); // race
  }

  private void second() throws Exception {
    data = value; // race
  }
}
