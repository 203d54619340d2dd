package idioms.references;

import baton.Threads;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

/** Whoever gets a reference from its queue sees what its constructor did. */
public final class ReferenceWithState {
  private static final class Tracked extends PhantomReference<Object> {
    int state;

    Tracked(Object object, ReferenceQueue<Object> queue) {
      super(object, queue);
      state = 1;
    }
  }

  private static Tracked kept;

  private static void make(ReferenceQueue<Object> queue) {
    kept = new Tracked(new Object(), queue);
  }

  private ReferenceWithState() {}

  public static void run() throws Exception {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    Threads.Worker remover =
        Threads.start(
            () -> {
              ((Tracked) queue.remove()).state++;
            });
    make(queue);

    System.gc();
    remover.finish();
    kept.clear();
  }
}
