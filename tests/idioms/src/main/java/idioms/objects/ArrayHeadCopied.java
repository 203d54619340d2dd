package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** The head of an array is copied while another element is written. */
public final class ArrayHeadCopied {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArrayHeadCopied() {}

  static void give() throws Exception {
    array[3] = 1;
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(Arrays.copyOf(array, 2));
  }

  public static void run() {
    Threads.together(ArrayHeadCopied::give, ArrayHeadCopied::take);
  }
}
