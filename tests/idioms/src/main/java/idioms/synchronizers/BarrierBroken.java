package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A broken barrier orders nothing. */
public final class BarrierBroken {
  private static final Baton baton = new Baton();
  private static final CyclicBarrier barrier = new CyclicBarrier(2);
  private static int data;

  static void give() {
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    try {
      barrier.await(1, TimeUnit.NANOSECONDS);
    } catch (TimeoutException | BrokenBarrierException e) {
      Value.use(data); // race data
    }
  }

  public static void run() {
    Threads.together(BarrierBroken::give, BarrierBroken::take);
  }
}
