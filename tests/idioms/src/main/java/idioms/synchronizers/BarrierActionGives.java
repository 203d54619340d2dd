package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CyclicBarrier;

/** The parties see what the action of a barrier did. */
public final class BarrierActionGives {
  private static final CyclicBarrier barrier = new CyclicBarrier(2, BarrierActionGives::action);
  private static int data;

  static void give() throws Exception {
    barrier.await();
    Value.use(data);
  }

  static void take() throws Exception {
    barrier.await();
    Value.use(data);
  }

  public static void run() {
    Threads.together(BarrierActionGives::give, BarrierActionGives::take);
  }

  static void action() {
    data = 42;
  }
}
