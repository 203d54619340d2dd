package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;

/** Both threads use the builder under the same lock. */
public final class GuardedBuilder {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static final StringBuilder text = new StringBuilder();

  static void give() throws Exception {
    synchronized (lock) {
      text.append("a").append(1);
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (lock) {
      Result.use(text.toString());
    }
  }

  public static void run() {
    Threads.together(GuardedBuilder::give, GuardedBuilder::take);
  }
}
