package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** An array is printed while an element is written. */
public final class ArrayPrinted {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArrayPrinted() {}

  static void give() throws Exception {
    array[1] = 1; // race
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(Arrays.toString(array)); // race
  }

  public static void run() {
    Threads.together(ArrayPrinted::give, ArrayPrinted::take);
  }
}
