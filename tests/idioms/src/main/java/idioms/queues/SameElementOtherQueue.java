package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The same constant goes through two queues. */
public final class SameElementOtherQueue {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Integer> one = new LinkedBlockingQueue<>();
  private static final BlockingQueue<Integer> other = new LinkedBlockingQueue<>();
  private static int data;

  static void give() {
    other.add(1);
    data = 42; // race data
    one.add(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    other.poll();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(SameElementOtherQueue::give, SameElementOtherQueue::take);
  }
}
