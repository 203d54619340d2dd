package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** All elements are drained. */
public final class ArrayBlockingDrainTo {
  private static final BlockingQueue<Object> queue = new ArrayBlockingQueue<>(4);
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
  }

  static void take() {
    List<Object> all = new ArrayList<>();
    while (queue.drainTo(all) == 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ArrayBlockingDrainTo::give, ArrayBlockingDrainTo::take);
  }
}
