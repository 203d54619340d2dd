package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.EnumSet;
import java.util.Set;

/** An enum set is asked while another thread adds to it. */
public final class EnumSetAdd {
  private static final Baton baton = new Baton();
  private static final Set<Thread.State> set = EnumSet.noneOf(Thread.State.class);

  static void give() throws Exception {
    set.add(Thread.State.NEW); // race EnumSet
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(set.contains(Thread.State.NEW)); // race EnumSet
  }

  public static void run() {
    Threads.together(EnumSetAdd::give, EnumSetAdd::take);
  }
}
