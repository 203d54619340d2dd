package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A getter of a static. */
public final class StaticGetter {
  private static final MethodHandle GET =
      Lookups.staticGetter(MethodHandles.lookup(), "value", int.class);

  private static int value;
  private int data;

  private StaticGetter() {}

  public static void run() {
    StaticGetter shared = new StaticGetter();
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
    value = 1; // race
  }

  private void second() throws Throwable {
    data = (int) GET.invokeExact(); // race
  }
}
