package baton;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/**
 * Fixes the order in which threads take their steps without ordering them by happens-before.
 *
 * <p>The last step done is a number outside the heap, where Harrier knows no variables and no
 * synchronization. There are no statics, so no class initialization orders anything either.
 */
public final class Baton {
  private static final long LIMIT_NANOS = 30_000_000_000L;

  private final Unsafe unsafe;
  private final long address;

  public Baton() {
    unsafe = unsafe();
    address = unsafe.allocateMemory(Integer.BYTES);
    pass(0);
  }

  /** Says that step {@code step} is done. */
  public void pass(int step) {
    unsafe.putIntVolatile(null, address, step);
  }

  /** Waits until step {@code step} is done. */
  public void await(int step) {
    long start = System.nanoTime();
    while (unsafe.getIntVolatile(null, address) < step) {
      if (System.nanoTime() - start > LIMIT_NANOS) {
        throw new IllegalStateException("step " + step + " was never done");
      }
      Thread.yield();
    }
  }

  private static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
