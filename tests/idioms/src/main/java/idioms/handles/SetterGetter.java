package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A setter and a getter of a plain field. */
public final class SetterGetter {
  private static final MethodHandle GET =
      Lookups.getter(MethodHandles.lookup(), "value", int.class);
  private static final MethodHandle SET =
      Lookups.setter(MethodHandles.lookup(), "value", int.class);

  private int value;
  private int data;

  private SetterGetter() {}

  public static void run() {
    SetterGetter shared = new SetterGetter();
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
    SET.invokeExact(this, 1); // race
  }

  private void second() throws Throwable {
    data = (int) GET.invokeExact(this); // race
  }
}
