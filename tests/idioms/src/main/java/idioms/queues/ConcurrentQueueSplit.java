package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Queue;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentLinkedQueue;

/** One half of a split goes through elements that another thread has put. */
public final class ConcurrentQueueSplit {
  private static final class Item {
    private int number;

    Item(int number) {
      this.number = number;
    }
  }

  private static final Baton baton = new Baton();
  private static final Queue<Item> queue = new ConcurrentLinkedQueue<>();

  static void give() {
    queue.add(new Item(1));
    queue.add(new Item(2));
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    Spliterator<Item> rest = queue.spliterator();
    Spliterator<Item> first = rest.trySplit();
    if (first != null) {
      first.forEachRemaining(item -> Value.use(item.number));
    }
    rest.forEachRemaining(item -> Value.use(item.number));
  }

  private ConcurrentQueueSplit() {}

  public static void run() {
    Threads.together(ConcurrentQueueSplit::give, ConcurrentQueueSplit::take);
  }
}
