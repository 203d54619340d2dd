package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** An element is added and looked at. */
public final class ArrayBlockingAddPeek {
  private static final BlockingQueue<Object> queue = new ArrayBlockingQueue<>(4);
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
  }

  static void take() {
    while (queue.peek() == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ArrayBlockingAddPeek::give, ArrayBlockingAddPeek::take);
  }
}
