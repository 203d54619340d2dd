package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** Memory of an array is set whose elements are read. */
public final class UnsafeFilled {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long BASE = Unsafe.ARRAY_INT_BASE_OFFSET;
  private static final long SCALE = Unsafe.ARRAY_INT_INDEX_SCALE;

  private final int[] elements = new int[8];
  private int data;

  private UnsafeFilled() {}

  public static void run() {
    UnsafeFilled shared = new UnsafeFilled();
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
    UNSAFE.setMemory(elements, BASE, 3 * SCALE, (byte) 1); // race
  }

  private void second() {
    data = elements[2]; // race
  }
}
