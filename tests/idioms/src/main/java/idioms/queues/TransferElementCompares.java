package idioms.queues;

import baton.Baton;
import baton.Threads;
import java.util.Queue;
import java.util.concurrent.LinkedTransferQueue;

/** An element compares itself with those that another thread has put. */
public final class TransferElementCompares {
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
  private static final Queue<Item> queue = new LinkedTransferQueue<>();

  static void give() {
    queue.add(new Item(1));
    queue.add(new Item(2));
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    if (queue.contains(new Item(9)) || queue.remove(new Item(9)) || !queue.contains(new Item(2))) {
      throw new IllegalStateException();
    }
    if (!queue.remove(new Item(2))) {
      throw new IllegalStateException();
    }
  }

  private TransferElementCompares() {}

  public static void run() {
    Threads.together(TransferElementCompares::give, TransferElementCompares::take);
  }
}
