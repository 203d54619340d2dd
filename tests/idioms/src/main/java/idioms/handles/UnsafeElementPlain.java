package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** Plain accesses to an element by address. */
public final class UnsafeElementPlain {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long BASE = Unsafe.ARRAY_INT_BASE_OFFSET;
  private static final long SCALE = Unsafe.ARRAY_INT_INDEX_SCALE;

  private final int[] elements = new int[4];
  private int data;

  private UnsafeElementPlain() {}

  public static void run() {
    UnsafeElementPlain shared = new UnsafeElementPlain();
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
    UNSAFE.putInt(elements, BASE + 2 * SCALE, 1); // race
  }

  private void second() throws Exception {
    data = elements[2]; // race
  }
}
