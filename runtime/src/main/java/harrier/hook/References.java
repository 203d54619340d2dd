package harrier.hook;

import harrier.shadow.Counter;
import java.lang.invoke.MethodHandles;

/** The classes that method references of the target lead to, where their calls are watched. */
public final class References {
  private static final Counter NEXT = new Counter(0);

  private References() {}

  /** A name for the next class. */
  public static String nextName() {
    return "harrier.hook.Reference" + NEXT.next();
  }

  /** Defines a class of this package. Nothing of it is linked before it is used. */
  public static void define(byte[] bytes) {
    try {
      MethodHandles.lookup().defineClass(bytes);
    } catch (IllegalAccessException e) {
      throw new LinkageError("no class of ours: " + e.getMessage(), e);
    }
  }
}
