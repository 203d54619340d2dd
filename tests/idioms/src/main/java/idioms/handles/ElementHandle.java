package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Modes order on an array element. */
public final class ElementHandle {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  private final int[] elements = new int[4];
  private int data;

  private ElementHandle() {}

  public static void run() {
    ElementHandle shared = new ElementHandle();
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
    ELEMENT.setRelease(elements, 2, 1);
  }

  private void second() throws Exception {
    Sink.take((int) ELEMENT.getAcquire(elements, 2));
    Sink.take(data);
  }
}
