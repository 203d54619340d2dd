package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A plain mode of a static races with the static. */
public final class StaticHandlePlain {
  private static final VarHandle VALUE =
      Lookups.ofStatic(MethodHandles.lookup(), "value", int.class);

  private static int value;
  private int data;

  private StaticHandlePlain() {}

  public static void run() {
    StaticHandlePlain shared = new StaticHandlePlain();
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
    VALUE.set(1); // race
  }

  private void second() throws Exception {
    data = value; // race
  }
}
