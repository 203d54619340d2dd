package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Slots that one thread releases, and the other one overwrites as soon as it has acquired them. */
public final class OverwrittenOnceAcquired {
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private static final int COUNT = 20_000;

  private final Object[] slots = new Object[COUNT];
  private final OverwrittenOnceAcquired[] objects = new OverwrittenOnceAcquired[COUNT];

  private int value;

  private OverwrittenOnceAcquired() {}

  public static void run() {
    OverwrittenOnceAcquired all = new OverwrittenOnceAcquired();
    for (int i = 0; i < COUNT; i++) {
      all.objects[i] = new OverwrittenOnceAcquired();
    }
    Threads.together(all::release, all::overwrite);
  }

  private void release() {
    for (int i = 0; i < COUNT; i++) {
      SLOT.setRelease(slots, i, "value");
      VALUE.compareAndSet(objects[i], 0, 1);
    }
  }

  private void overwrite() {
    for (int i = 0; i < COUNT; i++) {
      while (SLOT.getAcquire(slots, i) == null) {
        Thread.onSpinWait();
      }
      slots[i] = null;
      while ((int) VALUE.getAcquire(objects[i]) == 0) {
        Thread.onSpinWait();
      }
      objects[i].value = 2;
    }
  }
}
