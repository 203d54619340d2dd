package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** Each thread goes through the list with its own iterator. */
public final class OwnIterators {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    for (String each : list) {
      Result.use(each);
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (String each : list) {
      Result.use(each);
    }
  }

  public static void run() {
    Threads.together(OwnIterators::give, OwnIterators::take);
  }
}
