package idioms.queues;

import baton.Baton;
import baton.Threads;
import java.util.Deque;
import java.util.concurrent.LinkedBlockingDeque;

/** An element compares itself with those that another thread has put, from both ends. */
public final class BlockingDequeElementOccurs {
  private static final class Item {
    private int number;

    Item(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Item item && item.number == number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  private static final Baton baton = new Baton();
  private static final Deque<Item> queue = new LinkedBlockingDeque<>();

  static void give() {
    queue.add(new Item(1));
    queue.add(new Item(2));
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    if (!queue.removeLastOccurrence(new Item(1)) || !queue.removeFirstOccurrence(new Item(2))) {
      throw new IllegalStateException();
    }
  }

  private BlockingDequeElementOccurs() {}

  public static void run() {
    Threads.together(BlockingDequeElementOccurs::give, BlockingDequeElementOccurs::take);
  }
}
