package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.CyclicBarrier;

/** A barrier works again after a reset. */
public final class BarrierAfterReset {
  private static final Baton baton = new Baton();
  private static final CyclicBarrier barrier = new CyclicBarrier(2);
  private static int data;

  static void give() throws Exception {
    barrier.reset();
    baton.pass(1);
    data = 42;
    barrier.await();
  }

  static void take() throws Exception {
    baton.await(1);
    barrier.await();
    Value.use(data);
  }

  public static void run() {
    Threads.together(BarrierAfterReset::give, BarrierAfterReset::take);
  }
}
