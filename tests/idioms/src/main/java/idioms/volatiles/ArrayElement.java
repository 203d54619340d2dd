package idioms.volatiles;

import baton.Baton;
import baton.Threads;

/** The elements of a volatile array are not volatile. */
public final class ArrayElement {
  private static final Baton baton = new Baton();
  private static volatile int[] array = new int[1];

  private ArrayElement() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          array[0] = 1; // race

          baton.pass(1);
        },
        () -> {
          baton.await(1);
          array[0]++; // race
        });
  }
}
