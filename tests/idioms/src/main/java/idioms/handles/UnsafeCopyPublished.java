package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import sun.misc.Unsafe;

/** Memory is copied into an array, and the array is published. */
public final class UnsafeCopyPublished {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long BASE = Unsafe.ARRAY_INT_BASE_OFFSET;
  private static final long SCALE = Unsafe.ARRAY_INT_INDEX_SCALE;
  private static volatile int flag;

  private final int[] from = new int[8];
  private final int[] elements = new int[8];
  private int data;

  private UnsafeCopyPublished() {}

  public static void run() {
    UnsafeCopyPublished shared = new UnsafeCopyPublished();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.first();
          flag = 1;
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (flag == 1) {
            shared.second();
          }
        });
  }

  private void first() {
    UNSAFE.copyMemory(from, BASE, elements, BASE, 8 * SCALE);
  }

  private void second() {
    data = elements[3];
  }
}
