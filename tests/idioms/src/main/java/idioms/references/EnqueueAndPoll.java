package idioms.references;

import baton.Threads;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

/** What came before enqueue is seen by poll. */
public final class EnqueueAndPoll {
  private static int value;

  private EnqueueAndPoll() {}

  public static void run() throws Exception {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    PhantomReference<Object> reference = new PhantomReference<>(queue, queue);
    Threads.Worker worker =
        Threads.start(
            () -> {
              value = 1;
              reference.enqueue();
            });
    while (queue.poll() == null) {
      Thread.onSpinWait();
    }
    value++;
    worker.finish();
  }
}
