package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** And races on it. */
public final class ExactHandlePlain {
  private static final VarHandle VALUE =
      Lookups.field(MethodHandles.lookup(), "value", int.class).withInvokeExactBehavior();

  private int value;
  private int data;

  private ExactHandlePlain() {}

  public static void run() {
    ExactHandlePlain shared = new ExactHandlePlain();
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
    data = value; // race
  }
}
