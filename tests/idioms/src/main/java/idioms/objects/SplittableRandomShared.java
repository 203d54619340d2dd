package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.SplittableRandom;

/** Two threads use a generator that is not safe. */
public final class SplittableRandomShared {
  private static final Baton baton = new Baton();
  private static final SplittableRandom random = new SplittableRandom(1);

  private SplittableRandomShared() {}

  static void give() throws Exception {
    Result.use(random.nextInt()); // race SplittableRandom
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(random.nextInt()); // race SplittableRandom
  }

  public static void run() {
    Threads.together(SplittableRandomShared::give, SplittableRandomShared::take);
  }
}
