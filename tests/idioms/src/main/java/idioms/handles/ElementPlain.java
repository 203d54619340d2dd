package idioms.handles;

import baton.Baton;
import baton.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A plain mode of an element races with the element. */
public final class ElementPlain {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  private final int[] elements = new int[4];
  private int data;

  private ElementPlain() {}

  public static void run() {
    ElementPlain shared = new ElementPlain();
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
    ELEMENT.set(elements, 2, 1); // race
  }

  private void second() throws Exception {
    data = elements[2]; // race
  }
}
