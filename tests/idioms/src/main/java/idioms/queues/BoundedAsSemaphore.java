package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Taking makes room, but hands nothing over. */
public final class BoundedAsSemaphore {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new ArrayBlockingQueue<>(1);
  private static int data;

  static void give() throws Exception {
    queue.put("a");
    baton.pass(1);
    queue.put("b");
    baton.await(2);
    Value.use(data); // race data
  }

  static void take() throws Exception {
    baton.await(1);
    data = 42; // race data
    queue.take();
    baton.pass(2);
  }

  public static void run() {
    Threads.together(BoundedAsSemaphore::give, BoundedAsSemaphore::take);
  }
}
