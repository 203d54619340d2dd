package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** A value is swapped in and out. */
public final class LongGetAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicLong flag = new AtomicLong(0);
  private static int data;

  static void give() {
    data = 42;
    flag.getAndSet(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.getAndSet(0);
    Value.use(data);
  }

  public static void run() {
    Threads.together(LongGetAndSet::give, LongGetAndSet::take);
  }
}
