package idioms.queues;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.PriorityBlockingQueue;

/** An element was compared by another thread before it is taken and changed. */
public final class PriorityTakenIsChanged {
  private static final class Item implements Comparable<Item> {
    private int number;

    Item(int number) {
      this.number = number;
    }

    @Override
    public int compareTo(Item other) {
      return Integer.compare(number, other.number);
    }
  }

  private static final Baton baton = new Baton();
  private static final PriorityBlockingQueue<Item> queue = new PriorityBlockingQueue<>();

  static void give() {
    queue.put(new Item(1));
    baton.pass(1);
  }

  static void compare() {
    baton.await(1);
    queue.put(new Item(2));
    baton.pass(2);
  }

  static void change() throws Exception {
    baton.await(2);
    Item item = queue.take();
    item.number += 2;
    queue.put(item);
  }

  private PriorityTakenIsChanged() {}

  public static void run() {
    Threads.together(
        PriorityTakenIsChanged::give,
        PriorityTakenIsChanged::compare,
        PriorityTakenIsChanged::change);
  }
}
