package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;

/** Elements that another thread has put are made into text. */
public final class ArrayBlockingElementAsText {
  private static final class Item {
    private int number;

    Item(int number) {
      this.number = number;
    }

    @Override
    public String toString() {
      return "item " + number;
    }
  }

  private static final Baton baton = new Baton();
  private static final Queue<Item> queue = new ArrayBlockingQueue<>(4);

  static void give() {
    queue.add(new Item(1));
    queue.add(new Item(2));
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    Result.use(queue.toString());
  }

  private ArrayBlockingElementAsText() {}

  public static void run() {
    Threads.together(ArrayBlockingElementAsText::give, ArrayBlockingElementAsText::take);
  }
}
