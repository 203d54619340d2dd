package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A method reference is called with the lock held. */
public final class GuardedReference {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private GuardedReference() {}

  static void give() throws Exception {
    synchronized (list) {
      Stream.of(4).forEach(list::add);
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (list) {
      Result.use(list.size());
    }
  }

  public static void run() {
    Threads.together(GuardedReference::give, GuardedReference::take);
  }
}
