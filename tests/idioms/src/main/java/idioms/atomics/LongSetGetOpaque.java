package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** What is read opaquely orders nothing, however it was stored. */
public final class LongSetGetOpaque {
  private static final Baton baton = new Baton();
  private static final AtomicLong flag = new AtomicLong(0);
  private static int data;

  static void give() {
    data = 42; // race data
    flag.set(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    while (flag.getOpaque() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(LongSetGetOpaque::give, LongSetGetOpaque::take);
  }
}
