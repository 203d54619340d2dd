package idioms.queues;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.PriorityBlockingQueue;

/** A comparator of the target looks into arrays that others have put. */
public final class PriorityComparedByTarget {
  private static final Baton baton = new Baton();
  private static final PriorityBlockingQueue<int[]> queue =
      new PriorityBlockingQueue<>(8, (a, b) -> Integer.compare(a[0], b[0]));

  private PriorityComparedByTarget() {}

  static void give() {
    int[] element = new int[1];
    element[0] = 7;
    queue.put(element);
    baton.pass(1);
  }

  static void add() {
    baton.await(1);
    int[] element = new int[1];
    element[0] = 3;
    queue.put(element);
  }

  public static void run() {
    Threads.together(PriorityComparedByTarget::give, PriorityComparedByTarget::add);
  }
}
