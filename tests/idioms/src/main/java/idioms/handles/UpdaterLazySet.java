package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A lazy set releases. */
public final class UpdaterLazySet {
  private static final AtomicIntegerFieldUpdater<UpdaterLazySet> VALUE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterLazySet.class, "value");

  private volatile int value;
  private int data;

  private UpdaterLazySet() {}

  public static void run() {
    UpdaterLazySet shared = new UpdaterLazySet();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.first();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.second();
        });
  }

  private void first() throws Exception {
    data = 1;
    VALUE.lazySet(this, 1);
  }

  private void second() throws Exception {
    Sink.take(VALUE.get(this));
    Sink.take(data);
  }
}
