package idioms.references;

import baton.Threads;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** What came before enqueue is seen by whoever gets the reference. */
public final class Enqueue {
  private static int value;

  private Enqueue() {}

  public static void run() throws Exception {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    WeakReference<Object> reference = new WeakReference<>(new Object(), queue);
    Threads.Worker worker =
        Threads.start(
            () -> {
              value = 1;
              reference.enqueue();
            });
    queue.remove();
    value++;
    worker.finish();
  }
}
