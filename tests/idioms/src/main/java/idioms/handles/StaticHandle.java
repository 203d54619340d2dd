package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Modes order on a static too. */
public final class StaticHandle {
  private static final VarHandle VALUE =
      Lookups.ofStatic(MethodHandles.lookup(), "value", int.class);

  private static int value;
  private int data;

  private StaticHandle() {}

  public static void run() {
    StaticHandle shared = new StaticHandle();
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
    VALUE.setRelease(1);
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.getAcquire());
    Sink.take(data);
  }
}
