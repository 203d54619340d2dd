package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A compare-and-set that fails does not release. */
public final class UpdaterFailedCompareAndSetGivesNothing {
  private static final AtomicIntegerFieldUpdater<UpdaterFailedCompareAndSetGivesNothing> VALUE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterFailedCompareAndSetGivesNothing.class, "value");

  private volatile int value;
  private int data;

  private UpdaterFailedCompareAndSetGivesNothing() {}

  public static void run() {
    UpdaterFailedCompareAndSetGivesNothing shared = new UpdaterFailedCompareAndSetGivesNothing();
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
    data = 1; // race
    VALUE.compareAndSet(this, 5, 2);
  }

  private void second() throws Exception {
    Sink.take(VALUE.get(this));
    Sink.take(data); // race
  }
}
