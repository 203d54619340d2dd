package idioms.references;

import baton.Baton;
import baton.Threads;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** Without a fence the collector orders nothing. */
public final class CollectedWithoutFence {
  private static final Baton baton = new Baton();
  private static int value;
  private static WeakReference<Object> kept;

  private static void make(ReferenceQueue<Object> queue) {
    kept = new WeakReference<>(new Object(), queue);
  }

  private CollectedWithoutFence() {}

  public static void run() throws Exception {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    Threads.Worker remover =
        Threads.start(
            () -> {
              baton.await(1);
              queue.remove();
              value++; // race
            });
    make(queue);
    value = 1; // race
    baton.pass(1);
    System.gc();
    remover.finish();
    kept.clear();
  }
}
