package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A compare-and-set that fails acquires. */
public final class UpdaterFailedCompareAndSet {
  private static final AtomicIntegerFieldUpdater<UpdaterFailedCompareAndSet> VALUE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterFailedCompareAndSet.class, "value");

  private volatile int value;
  private int data;

  private UpdaterFailedCompareAndSet() {}

  public static void run() {
    UpdaterFailedCompareAndSet shared = new UpdaterFailedCompareAndSet();
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
    VALUE.set(this, 1);
  }

  private void second() throws Exception {
    VALUE.compareAndSet(this, 0, 2);
    Sink.take(data);
  }
}
