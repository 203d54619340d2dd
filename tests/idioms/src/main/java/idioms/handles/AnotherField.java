package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Synchronizing on another field orders nothing. */
public final class AnotherField {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private static final VarHandle OTHER = Lookups.field(MethodHandles.lookup(), "other", int.class);

  private int value;
  private int other;
  private int data;

  private AnotherField() {}

  public static void run() {
    AnotherField shared = new AnotherField();
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
    VALUE.setVolatile(this, 1);
  }

  private void second() throws Exception {
    Sink.take((int) OTHER.getVolatile(this));
    Sink.take(data); // race
  }
}
