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

/** A plain mode as a method handle. */
public final class ModeAsMethod {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private ModeAsMethod() {}

  public static void run() {
    ModeAsMethod shared = new ModeAsMethod();
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
    call(VALUE.toMethodHandle(AccessMode.SET), this, 1);
  }

  private void second() throws Exception {
    Value.use(value); // race
  }

  private static void call(MethodHandle handle, Object... arguments) {
    try {
      Object result = handle.invokeWithArguments(arguments); // race
      Result.use(result);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
