package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** An array is filled while an element is read. */
public final class ArrayFilled {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArrayFilled() {}

  static void give() throws Exception {
    Arrays.fill(array, 1); // race
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(array[0]); // race
  }

  public static void run() {
    Threads.together(ArrayFilled::give, ArrayFilled::take);
  }
}
