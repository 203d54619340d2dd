package idioms.queues;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An element was compared by another thread before it is taken and changed. */
public final class DelayTakenIsChanged {
  private static final class Item implements Delayed {
    private int number;

    Item(int number) {
      this.number = number;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(-number, TimeUnit.SECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Integer.compare(((Item) other).number, number);
    }
  }

  private static final Baton baton = new Baton();
  private static final DelayQueue<Item> queue = new DelayQueue<>();

  static void give() {
    queue.put(new Item(2));
    baton.pass(1);
  }

  static void compare() {
    baton.await(1);
    queue.put(new Item(1));
    baton.pass(2);
  }

  static void change() throws Exception {
    baton.await(2);
    Item item = queue.take();
    item.number += 2;
    queue.put(item);
  }

  private DelayTakenIsChanged() {}

  public static void run() {
    Threads.together(
        DelayTakenIsChanged::give, DelayTakenIsChanged::compare, DelayTakenIsChanged::change);
  }
}
