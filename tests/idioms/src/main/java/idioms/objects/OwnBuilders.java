package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;

/** Each thread has its own builder. */
public final class OwnBuilders {
  private static final Baton baton = new Baton();
  private static final int times = 3;

  static void give() throws Exception {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < times; i++) {
      text.append(i).append(' ');
    }
    Result.use(text.toString());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    StringBuilder text = new StringBuilder("x");
    text.reverse();
    Result.use(text.toString());
  }

  public static void run() {
    Threads.together(OwnBuilders::give, OwnBuilders::take);
  }
}
