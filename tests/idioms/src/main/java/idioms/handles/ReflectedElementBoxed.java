package idioms.handles;

import baton.Baton;
import baton.Threads;
import java.lang.reflect.Array;

/** Also boxed. */
public final class ReflectedElementBoxed {
  private final int[] elements = new int[4];
  private int data;

  private ReflectedElementBoxed() {}

  public static void run() {
    ReflectedElementBoxed shared = new ReflectedElementBoxed();
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
    elements[2] = 1; // race
  }

  private void second() throws Exception {
    data = (int) Array.get(elements, 2); // race
  }
}
