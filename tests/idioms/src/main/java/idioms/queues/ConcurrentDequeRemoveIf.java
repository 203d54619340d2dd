package idioms.queues;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.ConcurrentLinkedDeque;

/** A function decides which elements go. */
public final class ConcurrentDequeRemoveIf {
  private static final Baton baton = new Baton();
  private static final ConcurrentLinkedDeque<Object> queue = new ConcurrentLinkedDeque<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (!queue.removeIf(each -> data > 0)) {
      throw new IllegalStateException();
    }
  }

  public static void run() {
    Threads.together(ConcurrentDequeRemoveIf::give, ConcurrentDequeRemoveIf::take);
  }
}
