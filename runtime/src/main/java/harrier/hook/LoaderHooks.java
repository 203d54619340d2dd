package harrier.hook;

import harrier.shadow.ShadowThread;
import jdk.internal.access.SharedSecrets;
import jdk.internal.reflect.ConstantPool;
import jdk.internal.vm.annotation.Hidden;

/** Leads the target's class loaders to our classes, whomever they ask for classes otherwise. */
public final class LoaderHooks {
  /** The packages that instrumented code mentions. */
  private static final String[] PACKAGES = {"harrier.hook.", "harrier.idle.", "harrier.shadow."};

  private LoaderHooks() {}

  /** At the start of {@code loadClass}: the class if hooks are what is asked for, else null. */
  @Hidden
  public static Class<?> find(String name) {
    try {
      return name != null && isOurs(name) ? Class.forName(name, false, null) : null;
    } catch (ClassNotFoundException unknown) {
      return null;
    }
  }

  private static boolean isOurs(String name) {
    for (String each : PACKAGES) {
      if (name.startsWith(each)) {
        return true;
      }
    }
    return false;
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
      boolean isMember = tag == ConstantPool.Tag.METHODREF || tag == ConstantPool.Tag.FIELDREF;
      if (isMember && isOurs(constants.getMemberRefInfoAt(i)[0].replace('/', '.'))) {
        constants.getClassAt(constants.getClassRefIndexAt(i));
      } else if (tag == ConstantPool.Tag.LONG || tag == ConstantPool.Tag.DOUBLE) {
        i++; // takes two places
      }
    }
  }
}
