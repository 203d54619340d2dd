package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;

/** A function is called for each element. */
public final class LinkedBlockingDequeForEach {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new LinkedBlockingDeque<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    queue.forEach(each -> Value.use(data));
  }

  public static void run() {
    Threads.together(LinkedBlockingDequeForEach::give, LinkedBlockingDequeForEach::take);
  }
}
