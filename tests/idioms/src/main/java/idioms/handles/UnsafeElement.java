package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import sun.misc.Unsafe;

/** Volatile accesses to an element by address. */
public final class UnsafeElement {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long BASE = Unsafe.ARRAY_INT_BASE_OFFSET;
  private static final long SCALE = Unsafe.ARRAY_INT_INDEX_SCALE;

  private final int[] elements = new int[4];
  private int data;

  private UnsafeElement() {}

  public static void run() {
    UnsafeElement shared = new UnsafeElement();
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
    data = 1;
    UNSAFE.putIntVolatile(elements, BASE + 2 * SCALE, 1);
  }

  private void second() throws Exception {
    Sink.take(UNSAFE.getIntVolatile(elements, BASE + 2 * SCALE));
    Sink.take(data);
  }
}
