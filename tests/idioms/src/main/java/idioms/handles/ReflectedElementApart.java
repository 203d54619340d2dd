package idioms.handles;

import baton.Baton;
import baton.Threads;
import java.lang.reflect.Array;

/** Other elements are other variables. */
public final class ReflectedElementApart {
  private final int[] elements = new int[4];
  private int data;

  private ReflectedElementApart() {}

  public static void run() {
    ReflectedElementApart shared = new ReflectedElementApart();
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
    Array.set(elements, 2, 1);
  }

  private void second() throws Exception {
    data = Array.getInt(elements, 3) + Array.getLength(elements);
  }
}
