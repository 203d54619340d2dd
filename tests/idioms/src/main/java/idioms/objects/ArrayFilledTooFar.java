package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** A fill that would go beyond the end fails before it writes anything. */
public final class ArrayFilledTooFar {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArrayFilledTooFar() {}

  static void give() throws Exception {
    try {
      Arrays.fill(array, 0, array.length + 1, 1);
    } catch (ArrayIndexOutOfBoundsException expected) {
      // and nothing was written
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(array[0]);
  }

  public static void run() {
    Threads.together(ArrayFilledTooFar::give, ArrayFilledTooFar::take);
  }
}
