package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CyclicBarrier;

/** The barrier is used again and again. */
public final class BarrierTwice {
  private static final CyclicBarrier barrier = new CyclicBarrier(2);
  private static int data;

  static void give() throws Exception {
    barrier.await();
    data = 42;
    barrier.await();
    barrier.await();
    data = 42;
  }

  static void take() throws Exception {
    barrier.await();
    barrier.await();
    Value.use(data);
    barrier.await();
  }

  public static void run() {
    Threads.together(BarrierTwice::give, BarrierTwice::take);
  }
}
