package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.PriorityQueue;
import java.util.Queue;

/** A queue is read while another thread offers to it. */
public final class PriorityQueueOffer {
  private static final Baton baton = new Baton();
  private static final Queue<String> queue = new PriorityQueue<>();

  static void give() throws Exception {
    queue.offer("a"); // race PriorityQueue
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(queue.peek()); // race PriorityQueue
  }

  public static void run() {
    Threads.together(PriorityQueueOffer::give, PriorityQueueOffer::take);
  }
}
