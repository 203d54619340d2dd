package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An update of a static. */
public final class StaticHandleUpdated {
  private static final VarHandle VALUE =
      Lookups.ofStatic(MethodHandles.lookup(), "value", int.class);

  private static int value;
  private int data;

  private StaticHandleUpdated() {}

  public static void run() {
    StaticHandleUpdated shared = new StaticHandleUpdated();
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
    VALUE.getAndAdd(1);
  }

  private void second() throws Exception {
    VALUE.compareAndSet(1, 2);
    Sink.take(data);
  }
}
