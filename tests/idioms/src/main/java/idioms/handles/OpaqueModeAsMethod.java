package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Result;
import idioms.Value;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** An opaque mode as a method handle orders nothing. */
public final class OpaqueModeAsMethod {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;
  private int data;

  private OpaqueModeAsMethod() {}

  public static void run() {
    OpaqueModeAsMethod shared = new OpaqueModeAsMethod();
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
    call(VALUE.toMethodHandle(AccessMode.SET_OPAQUE), this, 1);
  }

  private void second() throws Exception {
    call(VALUE.toMethodHandle(AccessMode.GET_ACQUIRE), this);
    Value.use(data); // race
  }

  private static void call(MethodHandle handle, Object... arguments) {
    try {
      Object result = handle.invokeWithArguments(arguments);
      Result.use(result);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
