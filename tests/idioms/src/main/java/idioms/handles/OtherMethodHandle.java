package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Method handles of methods are nothing special. */
public final class OtherMethodHandle {
  private static final MethodHandle LENGTH =
      Lookups.method(MethodHandles.lookup(), String.class, "length", int.class);

  private int data;

  private OtherMethodHandle() {}

  public static void run() {
    OtherMethodHandle shared = new OtherMethodHandle();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.invoke(true);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.invoke(false);
        });
  }

  private void invoke(boolean first) {
    try {
      if (first) {
        first();
      } else {
        second();
      }
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private void first() throws Throwable {
    data = 1;
  }

  private void second() throws Throwable {
    Sink.take((int) LENGTH.invokeExact("abc"));
  }
}
