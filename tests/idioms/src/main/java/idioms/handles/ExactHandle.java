package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A handle with exact behaviour leads to the same variable. */
public final class ExactHandle {
  private static final VarHandle VALUE =
      Lookups.field(MethodHandles.lookup(), "value", int.class).withInvokeExactBehavior();

  private int value;
  private int data;

  private ExactHandle() {}

  public static void run() {
    ExactHandle shared = new ExactHandle();
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
    VALUE.setRelease(this, 1);
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.getAcquire(this));
    Sink.take(data);
  }
}
