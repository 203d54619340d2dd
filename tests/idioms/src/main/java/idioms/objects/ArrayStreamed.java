package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** An array is summed up by a stream while an element is written. */
public final class ArrayStreamed {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArrayStreamed() {}

  static void give() throws Exception {
    array[1] = 1; // race
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(Arrays.stream(array).sum()); // race
  }

  public static void run() {
    Threads.together(ArrayStreamed::give, ArrayStreamed::take);
  }
}
