package idioms.handles;

import baton.Baton;
import baton.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A setter of another element. */
public final class ElementSetterApart {
  private static final MethodHandle SET = MethodHandles.arrayElementSetter(int[].class);

  private final int[] elements = new int[4];

  private ElementSetterApart() {}

  public static void run() {
    ElementSetterApart shared = new ElementSetterApart();
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
    elements[2] = 1;
  }

  private void second() throws Throwable {
    SET.invokeExact(elements, 1, 5);
  }
}
