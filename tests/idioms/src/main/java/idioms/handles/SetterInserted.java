package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Result;
import idioms.Value;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A setter whose object is inserted. */
public final class SetterInserted {
  private static final MethodHandle SET =
      Lookups.setter(MethodHandles.lookup(), "value", int.class);

  private int value;

  private SetterInserted() {}

  public static void run() {
    SetterInserted shared = new SetterInserted();
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
    call(MethodHandles.insertArguments(SET, 0, this), 1);
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
