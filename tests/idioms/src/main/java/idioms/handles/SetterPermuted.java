package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Result;
import idioms.Value;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A setter with its arguments the other way round. */
public final class SetterPermuted {
  private static final MethodHandle SET =
      Lookups.setter(MethodHandles.lookup(), "value", int.class);

  private int value;

  private SetterPermuted() {}

  public static void run() {
    SetterPermuted shared = new SetterPermuted();
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
    MethodType type = MethodType.methodType(void.class, int.class, SetterPermuted.class);
    call(MethodHandles.permuteArguments(SET, type, 1, 0), 1, this);
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
