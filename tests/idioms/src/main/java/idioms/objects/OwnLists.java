package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** Each thread has its own list and fills it. */
public final class OwnLists {
  private static final Baton baton = new Baton();
  private static final String element = "a";

  static void give() throws Exception {
    List<String> mine = new ArrayList<>();
    mine.add(element);
    mine.addAll(List.of("b"));
    Result.use(mine);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    List<String> mine = new ArrayList<>();
    mine.add(element);
    Result.use(mine.size());
  }

  public static void run() {
    Threads.together(OwnLists::give, OwnLists::take);
  }
}
