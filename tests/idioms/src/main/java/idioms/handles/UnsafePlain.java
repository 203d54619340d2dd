package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** Plain accesses by address. */
public final class UnsafePlain {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafePlain.class, "value");

  private int value;
  private int data;

  private UnsafePlain() {}

  public static void run() {
    UnsafePlain shared = new UnsafePlain();
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
    UNSAFE.putInt(this, VALUE, 1); // race
  }

  private void second() throws Exception {
    data = value; // race
  }
}
