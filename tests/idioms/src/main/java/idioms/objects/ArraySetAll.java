package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** All elements of an array are set. */
public final class ArraySetAll {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArraySetAll() {}

  static void give() throws Exception {
    Arrays.setAll(array, i -> i); // race
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(array[1]); // race
  }

  public static void run() {
    Threads.together(ArraySetAll::give, ArraySetAll::take);
  }
}
