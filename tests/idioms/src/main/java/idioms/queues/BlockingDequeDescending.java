package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Iterator;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** The elements are gone through backwards. */
public final class BlockingDequeDescending {
  private static final Baton baton = new Baton();
  private static final BlockingDeque<Object> deque = new LinkedBlockingDeque<>();
  private static int data;

  static void give() {
    data = 42;
    deque.addLast("m");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Iterator<Object> all = deque.descendingIterator();
    all.next();
    Value.use(data);
  }

  public static void run() {
    Threads.together(BlockingDequeDescending::give, BlockingDequeDescending::take);
  }
}
