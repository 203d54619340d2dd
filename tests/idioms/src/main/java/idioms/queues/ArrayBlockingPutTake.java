package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** An element is put and taken. */
public final class ArrayBlockingPutTake {
  private static final BlockingQueue<Object> queue = new ArrayBlockingQueue<>(4);
  private static int data;

  static void give() throws Exception {
    data = 42;
    queue.put(new Object());
  }

  static void take() throws Exception {
    queue.take();
    Value.use(data);
  }

  public static void run() {
    Threads.together(ArrayBlockingPutTake::give, ArrayBlockingPutTake::take);
  }
}
