package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** The write comes after the element was put in. */
public final class ArrayBlockingTooLate {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new ArrayBlockingQueue<>(4);
  private static int data;

  static void give() {
    queue.add(new Object());
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    queue.poll();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ArrayBlockingTooLate::give, ArrayBlockingTooLate::take);
  }
}
