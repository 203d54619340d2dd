package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.CyclicBarrier;

/** Both accesses come after the barrier. */
public final class BarrierBefore {
  private static final Baton baton = new Baton();
  private static final CyclicBarrier barrier = new CyclicBarrier(2);
  private static int data;

  static void give() throws Exception {
    barrier.await();
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    barrier.await();
    baton.await(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(BarrierBefore::give, BarrierBefore::take);
  }
}
