package catalogue.lockdiscipline;

import baton.Threads;
import java.util.concurrent.CyclicBarrier;

/** Two threads swap their parts at every barrier. */
final class Phases {
  private final CyclicBarrier barrier = new CyclicBarrier(2);
  private int left;
  private int right;

  void work(boolean leftFirst) throws Exception {
    barrier.await();
    for (int i = 0; i < 4; i++) {
      if (leftFirst == (i % 2 == 0)) {
        left++;
      } else {
        right++;
      }
      barrier.await();
    }
  }

  public static void main(String[] args) {
    Phases phases = new Phases();
    Threads.together(() -> phases.work(true), () -> phases.work(false));
  }
}
