package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** An updater and its volatile field order each other. */
public final class UpdaterBesideField {
  private static final AtomicIntegerFieldUpdater<UpdaterBesideField> VALUE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterBesideField.class, "value");

  private volatile int value;
  private int data;

  private UpdaterBesideField() {}

  public static void run() {
    UpdaterBesideField shared = new UpdaterBesideField();
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
    value = 1;
  }

  private void second() throws Exception {
    VALUE.compareAndSet(this, 1, 2);
    Sink.take(data);
  }
}
