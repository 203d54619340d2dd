package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;

/** An element is put and taken. */
public final class SynchronousPutTake {
  private static final BlockingQueue<Object> queue = new SynchronousQueue<>();
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
    Threads.together(SynchronousPutTake::give, SynchronousPutTake::take);
  }
}
