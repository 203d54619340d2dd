package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A release write races with a plain read of the same variable. */
public final class ReleaseBesidePlainRead {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private ReleaseBesidePlainRead() {}

  public static void run() {
    ReleaseBesidePlainRead shared = new ReleaseBesidePlainRead();
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
    VALUE.setRelease(this, 1); // race
  }

  private void second() throws Exception {
    Sink.take(value); // race
  }
}
