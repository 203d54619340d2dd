package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CyclicBarrier;

/** The action of a barrier sees what the parties did. */
public final class BarrierActionSees {
  private static final CyclicBarrier barrier = new CyclicBarrier(2, BarrierActionSees::action);
  private static int data;

  static void give() throws Exception {
    data = 42;
    barrier.await();
  }

  static void take() throws Exception {
    barrier.await();
  }

  public static void run() {
    Threads.together(BarrierActionSees::give, BarrierActionSees::take);
  }

  static void action() {
    Value.use(data);
  }
}
