package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** The weak compare-and-set promises no order. */
public final class UpdaterWeak {
  private static final AtomicIntegerFieldUpdater<UpdaterWeak> VALUE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterWeak.class, "value");

  private volatile int value;
  private int data;

  private UpdaterWeak() {}

  public static void run() {
    UpdaterWeak shared = new UpdaterWeak();
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
    VALUE.weakCompareAndSet(this, 0, 1);
  }

  private void second() throws Exception {
    Sink.take(VALUE.get(this));
    Sink.take(data); // race
  }
}
