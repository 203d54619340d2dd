package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Result;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A getter that ignores an argument. */
public final class GetterDropping {
  private static final MethodHandle GET =
      Lookups.getter(MethodHandles.lookup(), "value", int.class);

  private int value;

  private GetterDropping() {}

  public static void run() {
    GetterDropping shared = new GetterDropping();
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
    value = 1; // race
  }

  private void second() throws Exception {
    call(MethodHandles.dropArguments(GET, 0, String.class), "a", this);
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
