package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** A long is updated. */
public final class LongUpdate {
  private static final Baton baton = new Baton();
  private static final AtomicLong count = new AtomicLong();
  private static int data;

  static void give() {
    data = 42;
    count.updateAndGet(old -> old + 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    count.getAndUpdate(old -> old + 1);
    Value.use(data);
  }

  public static void run() {
    Threads.together(LongUpdate::give, LongUpdate::take);
  }
}
