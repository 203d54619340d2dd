package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.CyclicBarrier;

/** One thread is already at the next meeting when the other leaves this one. */
public final class BarrierNextGeneration {
  private static final Baton baton = new Baton();
  private static final CyclicBarrier barrier = new CyclicBarrier(2);
  private static int data;

  static void give() throws Exception {
    barrier.await();
    data = 42; // race data
    baton.pass(1);
    barrier.await();
  }

  static void take() throws Exception {
    barrier.await();
    baton.await(1);
    Value.use(data); // race data
    barrier.await();
  }

  public static void run() {
    Threads.together(BarrierNextGeneration::give, BarrierNextGeneration::take);
  }
}
