package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ThreadLocalRandom;

/** A random number of one's own orders nothing. */
public final class ThreadLocalRandoms {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    Value.use(ThreadLocalRandom.current().nextInt(9));
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(ThreadLocalRandom.current().nextInt(9));
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ThreadLocalRandoms::give, ThreadLocalRandoms::take);
  }
}
