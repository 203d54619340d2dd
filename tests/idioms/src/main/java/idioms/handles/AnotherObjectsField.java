package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Synchronizing on the field of another object orders nothing. */
public final class AnotherObjectsField {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;
  private int data;

  private AnotherObjectsField() {}

  public static void run() {
    AnotherObjectsField shared = new AnotherObjectsField();
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
    Sink.take((int) VALUE.getVolatile(new AnotherObjectsField()));
    Sink.take(data); // race
  }
}
