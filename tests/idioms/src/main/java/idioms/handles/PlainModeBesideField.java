package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A plain mode races with the field itself. */
public final class PlainModeBesideField {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private PlainModeBesideField() {}

  public static void run() {
    PlainModeBesideField shared = new PlainModeBesideField();
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
    value++; // race
  }
}
