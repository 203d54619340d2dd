package idioms.queues;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** A function decides which elements go. */
public final class PriorityRemoveIf {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<String> queue = new PriorityBlockingQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add("m");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (!queue.removeIf(each -> data > 0)) {
      throw new IllegalStateException();
    }
  }

  public static void run() {
    Threads.together(PriorityRemoveIf::give, PriorityRemoveIf::take);
  }
}
