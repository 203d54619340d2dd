package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** An element that found no room was not handed over. */
public final class OfferFails {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new ArrayBlockingQueue<>(1);
  private static int data;

  static void give() throws Exception {
    baton.await(1);
    data = 42; // race data
    if (queue.offer("b")) {
      throw new IllegalStateException();
    }
    baton.pass(2);
  }

  static void take() throws Exception {
    queue.add("a");
    baton.pass(1);
    baton.await(2);
    queue.poll();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(OfferFails::give, OfferFails::take);
  }
}
