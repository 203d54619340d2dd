package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** The field of another object orders nothing. */
public final class UpdaterOfAnotherObject {
  private static final AtomicIntegerFieldUpdater<UpdaterOfAnotherObject> VALUE =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterOfAnotherObject.class, "value");

  private volatile int value;
  private int data;

  private UpdaterOfAnotherObject() {}

  public static void run() {
    UpdaterOfAnotherObject shared = new UpdaterOfAnotherObject();
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
    VALUE.set(this, 1);
  }

  private void second() throws Exception {
    Sink.take(VALUE.get(new UpdaterOfAnotherObject()));
    Sink.take(data); // race
  }
}
