package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

/** Both threads meet at a barrier within a time. */
public final class BarrierAwaitTimed {
  private static final CyclicBarrier barrier = new CyclicBarrier(2);
  private static int data;

  static void give() throws Exception {
    data = 42;
    barrier.await(20, TimeUnit.SECONDS);
  }

  static void take() throws Exception {
    barrier.await(20, TimeUnit.SECONDS);
    Value.use(data);
  }

  public static void run() {
    Threads.together(BarrierAwaitTimed::give, BarrierAwaitTimed::take);
  }
}
