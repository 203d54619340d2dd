package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CyclicBarrier;

/** Both threads meet at a barrier. */
public final class BarrierAwait {
  private static final CyclicBarrier barrier = new CyclicBarrier(2);
  private static int data;

  static void give() throws Exception {
    data = 42;
    barrier.await();
  }

  static void take() throws Exception {
    barrier.await();
    Value.use(data);
  }

  public static void run() {
    Threads.together(BarrierAwait::give, BarrierAwait::take);
  }
}
