package catalogue.methods;

import baton.Threads;
import java.lang.reflect.Method;

/** A method that is called by reflection races like any other. */
final class Reflection {
  private static int value;

  static void increment() {
    value++; // race value
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Method increment = Reflection.class.getDeclaredMethod("increment");
    Threads.together(() -> increment.invoke(null), () -> increment.invoke(null));
  }
}
