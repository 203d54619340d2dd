package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** An array is sorted while an element is read. */
public final class ArraySorted {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArraySorted() {}

  static void give() throws Exception {
    Arrays.sort(array); // race
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(array[3]); // race
  }

  public static void run() {
    Threads.together(ArraySorted::give, ArraySorted::take);
  }
}
