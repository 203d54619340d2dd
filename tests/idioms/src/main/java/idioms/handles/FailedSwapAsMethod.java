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

/** A compare-and-set as a method handle gives nothing if it fails. */
public final class FailedSwapAsMethod {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;
  private int data;

  private FailedSwapAsMethod() {}

  public static void run() {
    FailedSwapAsMethod shared = new FailedSwapAsMethod();
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
    call(VALUE.toMethodHandle(AccessMode.COMPARE_AND_SET), this, 5, 6);
  }

  private void second() throws Exception {
    Value.use((int) VALUE.getVolatile(this));
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
