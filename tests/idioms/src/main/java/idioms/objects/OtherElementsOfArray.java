package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Arrays;
import java.util.List;

/** Two threads set different elements of an array seen as a list. */
public final class OtherElementsOfArray {
  private static final Baton baton = new Baton();
  private static final List<String> list = Arrays.asList("a", "b");

  static void give() throws Exception {
    list.set(0, "c");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.get(1));
  }

  public static void run() {
    Threads.together(OtherElementsOfArray::give, OtherElementsOfArray::take);
  }
}
