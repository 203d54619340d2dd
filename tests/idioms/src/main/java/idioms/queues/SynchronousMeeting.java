package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;

/** Whoever puts has met whoever takes. */
public final class SynchronousMeeting {
  private static final BlockingQueue<Object> queue = new SynchronousQueue<>();
  private static int data;

  static void give() throws Exception {
    queue.put("m");
    Value.use(data);
  }

  static void take() throws Exception {
    data = 42;
    queue.take();
  }

  public static void run() {
    Threads.together(SynchronousMeeting::give, SynchronousMeeting::take);
  }
}
