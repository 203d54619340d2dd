package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Reads of any mode do not race. */
public final class OpaqueReadsBesidePlainReads {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private OpaqueReadsBesidePlainReads() {}

  public static void run() {
    OpaqueReadsBesidePlainReads shared = new OpaqueReadsBesidePlainReads();
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
    Sink.take((int) VALUE.getOpaque(this));
  }

  private void second() throws Exception {
    Sink.take(value);
  }
}
