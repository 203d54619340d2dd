package idioms.queues;

import baton.Threads;
import java.util.concurrent.PriorityBlockingQueue;

/** An element is compared, while it is put, with elements that another thread has put. */
public final class PriorityElementComparesItself {
  private static final class Element implements Comparable<Element> {
    private int rank;

    Element(int rank) {
      this.rank = rank;
    }

    @Override
    public int compareTo(Element other) {
      return Integer.compare(rank, other.rank);
    }
  }

  private static final PriorityBlockingQueue<Element> queue = new PriorityBlockingQueue<>();

  static void low() {
    queue.put(new Element(1));
    queue.put(new Element(2));
  }

  static void high() {
    while (queue.size() < 2) {
      Thread.onSpinWait();
    }
    queue.put(new Element(0));
  }

  private PriorityElementComparesItself() {}

  public static void run() {
    Threads.together(PriorityElementComparesItself::low, PriorityElementComparesItself::high);
  }
}
