package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** Eight bytes are written as one long, and the last of them is read. */
public final class UnsafeWide {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long BASE = Unsafe.ARRAY_BYTE_BASE_OFFSET;

  private final byte[] bytes = new byte[16];
  private int data;

  private UnsafeWide() {}

  public static void run() {
    UnsafeWide shared = new UnsafeWide();
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

  private void first() {
    UNSAFE.putLong(bytes, BASE + 4, 1); // race
  }

  private void second() {
    data = bytes[3] + bytes[12];
    data = bytes[11]; // race
  }
}
