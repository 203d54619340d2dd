package idioms.handles;

import baton.Baton;
import baton.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An atomic update of an element races with a plain read. */
public final class ElementAtomicBesidePlain {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  private final int[] elements = new int[4];
  private int data;

  private ElementAtomicBesidePlain() {}

  public static void run() {
    ElementAtomicBesidePlain shared = new ElementAtomicBesidePlain();
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
    ELEMENT.getAndAdd(elements, 2, 1); // race
  }

  private void second() throws Exception {
    data = elements[2]; // race
  }
}
