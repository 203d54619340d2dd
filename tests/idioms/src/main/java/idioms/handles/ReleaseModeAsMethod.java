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

/** Release and acquire modes as method handles. */
public final class ReleaseModeAsMethod {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;
  private int data;

  private ReleaseModeAsMethod() {}

  public static void run() {
    ReleaseModeAsMethod shared = new ReleaseModeAsMethod();
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
    call(VALUE.toMethodHandle(AccessMode.SET_RELEASE), this, 1);
  }

  private void second() throws Exception {
    call(VALUE.toMethodHandle(AccessMode.GET_ACQUIRE), this);
    Value.use(data);
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
