package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Updates release and acquire. */
public final class UpdaterIncrement {
  private static final AtomicIntegerFieldUpdater<UpdaterIncrement> VALUE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterIncrement.class, "value");

  private volatile int value;
  private int data;

  private UpdaterIncrement() {}

  public static void run() {
    UpdaterIncrement shared = new UpdaterIncrement();
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
    VALUE.incrementAndGet(this);
  }

  private void second() throws Exception {
    Sink.take(VALUE.getAndUpdate(this, v -> v + 1));
    Sink.take(data);
  }
}
