package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.DoubleAdder;

/** An adder of doubles orders nothing. */
public final class AdderOfDoubles {
  private static final Baton baton = new Baton();
  private static final DoubleAdder sum = new DoubleAdder();
  private static int data;

  static void give() {
    data = 42; // race data
    sum.add(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use((int) sum.sum());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(AdderOfDoubles::give, AdderOfDoubles::take);
  }
}
