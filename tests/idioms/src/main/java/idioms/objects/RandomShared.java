package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Random;

/** Random is safe to share. */
public final class RandomShared {
  private static final Baton baton = new Baton();
  private static final Random random = new Random(1);

  static void give() throws Exception {
    Result.use(random.nextInt());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(random.nextInt());
  }

  public static void run() {
    Threads.together(RandomShared::give, RandomShared::take);
  }
}
