package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** What is drained from one queue goes into another and is handed on. */
public final class DrainedOn {
  private static final BlockingQueue<Object> one = new LinkedBlockingQueue<>();
  private static final BlockingQueue<Object> other = new LinkedBlockingQueue<>();
  private static int data;

  static void give() {
    data = 42;
    one.add("m");
  }

  static void take() throws Exception {
    other.take();
    Value.use(data);
  }

  static void pass() {
    while (one.drainTo(other) == 0) {
      Thread.onSpinWait();
    }
  }

  public static void run() {
    Threads.together(DrainedOn::give, DrainedOn::take, DrainedOn::pass);
  }
}
