package harrier.hook;

import harrier.shadow.ShadowThread;
import jdk.internal.access.SharedSecrets;
import jdk.internal.reflect.ConstantPool;
import jdk.internal.vm.annotation.Hidden;

/** Leads the target's class loaders to our classes, whomever they ask for classes otherwise. */
public final class LoaderHooks {
  private static final String HOOKS = "harrier.hook.";
  private static final String IDLE_HOOKS = "harrier.idle.";

  private LoaderHooks() {}

  /** At the start of {@code loadClass}: the class if hooks are what is asked for, else null. */
  @Hidden
  public static Class<?> find(String name) {
    if (name == null || !name.startsWith(HOOKS) && !name.startsWith(IDLE_HOOKS)) {
      return null;
    }
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException notOurs) {
      return null;
    }
  }

  /**
   * Links a class that has just been defined with the hooks it calls, before any of it runs. The
   * JVM locks a loader that is not parallel capable whenever it needs it, to define a class as to
   * resolve a name: a hook could be the first to do so on a thread that would never have.
   */
  static void link(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    if (loader == null || loader.isRegisteredAsParallelCapable()) {
      return;
    }
    ShadowThread t = Threads.current();
    boolean before = t.busy;
    t.busy = true;
    try {
      linkWithHooks(SharedSecrets.getJavaLangAccess().getConstantPool(type));
    } catch (Throwable later) {
      // It is linked when the hooks are called, then.
    } finally {
      t.busy = before;
    }
  }

  private static void linkWithHooks(ConstantPool constants) {
    for (int i = 1; i < constants.getSize(); i++) {
      ConstantPool.Tag tag = constants.getTagAt(i);
      if (tag == ConstantPool.Tag.METHODREF
          && constants.getMemberRefInfoAt(i)[0].startsWith("harrier/")) {
        constants.getClassAt(constants.getClassRefIndexAt(i));
      } else if (tag == ConstantPool.Tag.LONG || tag == ConstantPool.Tag.DOUBLE) {
        i++; // takes two places
      }
    }
  }
}
