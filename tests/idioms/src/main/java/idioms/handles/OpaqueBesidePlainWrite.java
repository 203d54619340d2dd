package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An opaque read races with a plain write. */
public final class OpaqueBesidePlainWrite {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private OpaqueBesidePlainWrite() {}

  public static void run() {
    OpaqueBesidePlainWrite shared = new OpaqueBesidePlainWrite();
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
    Sink.take((int) VALUE.getOpaque(this)); // race
  }

  private void second() throws Exception {
    value = 2; // race
  }
}
