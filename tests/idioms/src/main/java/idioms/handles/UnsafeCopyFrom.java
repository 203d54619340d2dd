package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** Memory is copied out of an array whose elements are written. */
public final class UnsafeCopyFrom {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long BASE = Unsafe.ARRAY_INT_BASE_OFFSET;
  private static final long SCALE = Unsafe.ARRAY_INT_INDEX_SCALE;

  private final int[] to = new int[8];
  private final int[] elements = new int[8];
  private int data;

  private UnsafeCopyFrom() {}

  public static void run() {
    UnsafeCopyFrom shared = new UnsafeCopyFrom();
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
    UNSAFE.copyMemory(elements, BASE + 2 * SCALE, to, BASE, 2 * SCALE); // race
  }

  private void second() {
    elements[2] = 1; // race
  }
}
