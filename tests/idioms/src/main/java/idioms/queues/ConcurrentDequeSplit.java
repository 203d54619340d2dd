package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Queue;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentLinkedDeque;

/** One half of a split goes through elements that another thread has put. */
public final class ConcurrentDequeSplit {
  private static final class Item {
    private int number;

    Item(int number) {
      this.number = number;
    }
  }

  private static final Baton baton = new Baton();
  private static final Queue<Item> queue = new ConcurrentLinkedDeque<>();

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

  private ConcurrentDequeSplit() {}

  public static void run() {
    Threads.together(ConcurrentDequeSplit::give, ConcurrentDequeSplit::take);
  }
}
