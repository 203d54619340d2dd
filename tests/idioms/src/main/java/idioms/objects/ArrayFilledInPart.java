package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;

/** A part of an array is filled while an element of it is read. */
public final class ArrayFilledInPart {
  private static final Baton baton = new Baton();
  private static final int[] array = new int[4];

  private ArrayFilledInPart() {}

  static void give() throws Exception {
    Arrays.fill(array, 0, 2, 1); // race
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(array[1]); // race
  }

  public static void run() {
    Threads.together(ArrayFilledInPart::give, ArrayFilledInPart::take);
  }
}
