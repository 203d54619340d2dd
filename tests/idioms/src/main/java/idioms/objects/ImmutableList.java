package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.List;

/** An immutable list cannot change. */
public final class ImmutableList {
  private static final Baton baton = new Baton();
  private static final List<String> list = List.of("a", "b");

  static void give() throws Exception {
    Result.use(list.get(0));
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.contains("b"));
  }

  public static void run() {
    Threads.together(ImmutableList::give, ImmutableList::take);
  }
}
