package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** All elements are drained. */
public final class PriorityDrainTo {
  private static final BlockingQueue<String> queue = new PriorityBlockingQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add("m");
  }

  static void take() {
    List<Object> all = new ArrayList<>();
    while (queue.drainTo(all) == 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(PriorityDrainTo::give, PriorityDrainTo::take);
  }
}
