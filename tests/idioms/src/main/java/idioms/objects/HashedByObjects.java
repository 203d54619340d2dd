package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The hash of a list among others. */
public final class HashedByObjects {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private HashedByObjects() {}

  static void give() throws Exception {
    list.add(4); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(Objects.hash(1, list)); // race ArrayList
  }

  public static void run() {
    Threads.together(HashedByObjects::give, HashedByObjects::take);
  }
}
