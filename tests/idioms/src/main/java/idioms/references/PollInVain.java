package idioms.references;

import baton.Baton;
import baton.Threads;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** A queue that is still empty orders nothing. */
public final class PollInVain {
  private static final Baton baton = new Baton();
  private static int value;

  private PollInVain() {}

  public static void run() throws Exception {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    WeakReference<Object> reference = new WeakReference<>(queue, queue);
    Threads.Worker worker =
        Threads.start(
            () -> {
              value = 1; // race
              baton.pass(1);
              baton.await(2);
              reference.enqueue();
            });
    baton.await(1);
    if (queue.poll() == null) {
      value++; // race
    }
    baton.pass(2);
    worker.finish();
  }
}
