package idioms.objects;

import baton.Baton;
import baton.Threads;
import java.util.Arrays;

/** Two threads fill different parts of an array. */
public final class ArrayFilledInParts {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArrayFilledInParts() {}

  static void give() throws Exception {
    Arrays.fill(array, 0, 2, 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Arrays.fill(array, 2, 4, 1);
  }

  public static void run() {
    Threads.together(ArrayFilledInParts::give, ArrayFilledInParts::take);
  }
}
