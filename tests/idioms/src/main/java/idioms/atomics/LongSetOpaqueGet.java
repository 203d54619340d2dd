package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** What was stored opaquely orders nothing, however it is read. */
public final class LongSetOpaqueGet {
  private static final Baton baton = new Baton();
  private static final AtomicLong flag = new AtomicLong(0);
  private static int data;

  static void give() {
    data = 42; // race data
    flag.setOpaque(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    while (flag.get() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(LongSetOpaqueGet::give, LongSetOpaqueGet::take);
  }
}
