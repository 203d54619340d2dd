package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** Memory is copied into elements beside the one that is read. */
public final class UnsafeCopyBeside {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long BASE = Unsafe.ARRAY_INT_BASE_OFFSET;
  private static final long SCALE = Unsafe.ARRAY_INT_INDEX_SCALE;

  private final int[] from = new int[8];
  private final int[] elements = new int[8];
  private int data;

  private UnsafeCopyBeside() {}

  public static void run() {
    UnsafeCopyBeside shared = new UnsafeCopyBeside();
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
    UNSAFE.copyMemory(from, BASE, elements, BASE + 2 * SCALE, 2 * SCALE);
  }

  private void second() {
    data = elements[1] + elements[4];
  }
}
