package idioms.objects;

import baton.Baton;
import baton.Threads;
import java.util.Arrays;

/** Two threads sort different parts of an array. */
public final class ArraySortedInParts {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArraySortedInParts() {}

  static void give() throws Exception {
    Arrays.sort(array, 0, 2);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Arrays.sort(array, 2, 4);
  }

  public static void run() {
    Threads.together(ArraySortedInParts::give, ArraySortedInParts::take);
  }
}
