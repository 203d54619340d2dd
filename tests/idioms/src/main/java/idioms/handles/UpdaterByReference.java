package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.function.ToIntFunction;

/** An updater is called through a method reference. */
public final class UpdaterByReference {
  private static final AtomicIntegerFieldUpdater<UpdaterByReference> UPDATER =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterByReference.class, "value");

  private volatile int value;
  private int data;

  private UpdaterByReference() {}

  public static void run() {
    UpdaterByReference shared = new UpdaterByReference();
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
    ToIntFunction<UpdaterByReference> count = UPDATER::incrementAndGet;
    Value.use(count.applyAsInt(this));
  }

  private void second() throws Exception {
    Value.use(UPDATER.get(this));
    Value.use(data);
  }
}
