package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** An element of an array is read through a list. */
public final class ArrayAsList {
  private static final Baton baton = new Baton();
  private static final Integer[] array = {1, 2};

  private ArrayAsList() {}

  static void give() throws Exception {
    array[1] = 4; // race
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(Arrays.asList(array).get(1)); // race
  }

  public static void run() {
    Threads.together(ArrayAsList::give, ArrayAsList::take);
  }
}
