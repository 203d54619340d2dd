package idioms.objects;

import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** A list is handed over by joining its writer. */
public final class JoinedList {
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    list.add("c");
    list.sort(null);
  }

  static void take() throws Exception {
    for (String each : list) {
      Result.use(each);
    }
  }

  public static void run() {
    Threads.await(JoinedList::give);
    Threads.await(JoinedList::take);
  }
}
