package idioms.handles;

import baton.Baton;
import baton.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Atomic updates of one element, plain ones of another. */
public final class ElementAtomics {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  private final int[] elements = new int[4];
  private int data;

  private ElementAtomics() {}

  public static void run() {
    ElementAtomics shared = new ElementAtomics();
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
    ELEMENT.getAndAdd(elements, 2, 1);
    elements[0] = 1;
  }

  private void second() throws Exception {
    ELEMENT.compareAndSet(elements, 2, 1, 3);
    elements[3] = 1;
  }
}
