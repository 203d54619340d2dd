package idioms.handles;

import baton.Baton;
import baton.Threads;
import java.lang.reflect.Array;

/** java.lang.reflect.Array accesses elements plainly. */
public final class ReflectedElement {
  private final int[] elements = new int[4];
  private int data;

  private ReflectedElement() {}

  public static void run() {
    ReflectedElement shared = new ReflectedElement();
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
    Array.setInt(elements, 2, 1); // race
  }

  private void second() throws Exception {
    data = elements[2]; // race
  }
}
