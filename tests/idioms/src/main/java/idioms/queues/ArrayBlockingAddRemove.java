package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** An element is added and removed. */
public final class ArrayBlockingAddRemove {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new ArrayBlockingQueue<>(4);
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    queue.remove();
    Value.use(data);
  }

  public static void run() {
    Threads.together(ArrayBlockingAddRemove::give, ArrayBlockingAddRemove::take);
  }
}
