package idioms.queues;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A function decides which elements go. */
public final class ArrayBlockingRemoveIf {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new ArrayBlockingQueue<>(4);
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
    Threads.together(ArrayBlockingRemoveIf::give, ArrayBlockingRemoveIf::take);
  }
}
