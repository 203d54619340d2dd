package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Who has seen one volatile write reads plainly beside the next, which has nothing new with it. */
public final class VolatileFieldWrittenTwice {
  private volatile int value;

  private VolatileFieldWrittenTwice() {}

  public static void run() {
    VolatileFieldWrittenTwice shared = new VolatileFieldWrittenTwice();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.value = 1;
          baton.pass(1);
          baton.await(2);
          shared.value = 2; // race
          baton.pass(3);
        },
        () -> {
          baton.await(1);
          Sink.take(shared.value);
          VarHandle handle = Lookups.field(MethodHandles.lookup(), "value", int.class);
          baton.pass(2);
          baton.await(3);
          Sink.take((int) handle.get(shared)); // race
        });
  }
}
