package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** An array is compared while an element is written. */
public final class ArrayCompared {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArrayCompared() {}

  static void give() throws Exception {
    array[1] = 1; // race
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(Arrays.equals(new int[4], array)); // race
  }

  public static void run() {
    Threads.together(ArrayCompared::give, ArrayCompared::take);
  }
}
