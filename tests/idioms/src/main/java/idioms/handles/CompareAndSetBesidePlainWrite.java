package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compare-and-set that succeeds is a write. */
public final class CompareAndSetBesidePlainWrite {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private CompareAndSetBesidePlainWrite() {}

  public static void run() {
    CompareAndSetBesidePlainWrite shared = new CompareAndSetBesidePlainWrite();
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
    VALUE.compareAndSet(this, 0, 1); // race
  }

  private void second() throws Exception {
    Sink.take(value); // race
  }
}
