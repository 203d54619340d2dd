package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;

/** The element that is taken was put in by a third thread. */
public final class LinkedBlockingDequeOtherElement {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new LinkedBlockingDeque<>();
  private static int data;

  static void give() throws Exception {
    baton.await(1);
    data = 42; // race data
    queue.add("b");
    baton.pass(2);
  }

  static void take() throws Exception {
    baton.await(2);
    if (!"a".equals(queue.poll())) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
  }

  static void first() {
    queue.add("a");
    baton.pass(1);
  }

  public static void run() {
    Threads.together(
        LinkedBlockingDequeOtherElement::give,
        LinkedBlockingDequeOtherElement::take,
        LinkedBlockingDequeOtherElement::first);
  }
}
