package idioms.handles;

import baton.Baton;
import baton.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A getter of array elements. */
public final class ElementGetter {
  private static final MethodHandle GET = MethodHandles.arrayElementGetter(int[].class);

  private final int[] elements = new int[4];
  private int data;

  private ElementGetter() {}

  public static void run() {
    ElementGetter shared = new ElementGetter();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.invoke(true);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.invoke(false);
        });
  }

  private void invoke(boolean first) {
    try {
      if (first) {
        first();
      } else {
        second();
      }
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private void first() throws Throwable {
    elements[2] = 1; // race
  }

  private void second() throws Throwable {
    data = (int) GET.invokeExact(elements, 2); // race
  }
}
