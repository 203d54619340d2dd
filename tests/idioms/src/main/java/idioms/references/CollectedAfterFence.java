package idioms.references;

import baton.Threads;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** A reference that the collector enqueues comes after a reachability fence. */
public final class CollectedAfterFence {
  private static int value;
  private static WeakReference<Object> kept;

  private static void make(ReferenceQueue<Object> queue) {
    Object object = new Object();
    kept = new WeakReference<>(object, queue);
    value = 1;
    Reference.reachabilityFence(object);
  }

  private CollectedAfterFence() {}

  public static void run() throws Exception {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    Threads.Worker remover =
        Threads.start(
            () -> {
              queue.remove();
              value++;
            });
    make(queue);

    System.gc();
    remover.finish();
    kept.clear();
  }
}
