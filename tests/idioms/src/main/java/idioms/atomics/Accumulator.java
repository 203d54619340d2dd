package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.LongAccumulator;

/** An accumulator orders nothing. */
public final class Accumulator {
  private static final Baton baton = new Baton();
  private static final LongAccumulator sum = new LongAccumulator(Long::max, 0);
  private static int data;

  static void give() {
    data = 42; // race data
    sum.accumulate(3);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use((int) sum.get());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(Accumulator::give, Accumulator::take);
  }
}
