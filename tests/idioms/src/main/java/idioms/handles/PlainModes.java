package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain modes are plain accesses. */
public final class PlainModes {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private PlainModes() {}

  public static void run() {
    PlainModes shared = new PlainModes();
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
    VALUE.set(this, 1); // race
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.get(this)); // race
  }
}
