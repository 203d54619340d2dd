package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Random;

/** A shared source of random numbers orders nothing. */
public final class SharedRandom {
  private static final Baton baton = new Baton();
  private static final Random random = new Random(1);
  private static int data;

  static void give() {
    data = 42; // race data
    Value.use(random.nextInt(9));
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(random.nextInt(9));
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(SharedRandom::give, SharedRandom::take);
  }
}
