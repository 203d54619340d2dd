package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.LongAdder;

/** An adder orders nothing. */
public final class Adder {
  private static final Baton baton = new Baton();
  private static final LongAdder sum = new LongAdder();
  private static int data;

  static void give() {
    data = 42; // race data
    sum.increment();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use((int) sum.sum());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(Adder::give, Adder::take);
  }
}
