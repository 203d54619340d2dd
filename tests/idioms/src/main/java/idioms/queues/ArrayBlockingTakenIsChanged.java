package idioms.queues;

import baton.Baton;
import baton.Threads;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;

/** An element was compared by another thread before it is taken and changed. */
public final class ArrayBlockingTakenIsChanged {
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
  private static final Queue<Item> queue = new ArrayBlockingQueue<>(4);

  static void compare() {
    queue.add(new Item(1));
    if (queue.contains(new Item(2))) {
      throw new IllegalStateException();
    }
    baton.pass(1);
  }

  static void change() {
    baton.await(1);
    queue.remove().number++;
  }

  private ArrayBlockingTakenIsChanged() {}

  public static void run() {
    Threads.together(ArrayBlockingTakenIsChanged::compare, ArrayBlockingTakenIsChanged::change);
  }
}
