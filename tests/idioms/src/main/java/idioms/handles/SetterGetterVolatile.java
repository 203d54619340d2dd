package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Setter and getter of a volatile field order. */
public final class SetterGetterVolatile {
  private static final MethodHandle GET =
      Lookups.getter(MethodHandles.lookup(), "value", int.class);
  private static final MethodHandle SET =
      Lookups.setter(MethodHandles.lookup(), "value", int.class);

  private volatile int value;
  private int data;

  private SetterGetterVolatile() {}

  public static void run() {
    SetterGetterVolatile shared = new SetterGetterVolatile();
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
    SET.invokeExact(this, 1);
  }

  private void second() throws Throwable {
    Sink.take((int) GET.invokeExact(this));
    Sink.take(data);
  }
}
