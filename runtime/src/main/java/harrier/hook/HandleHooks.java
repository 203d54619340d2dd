package harrier.hook;

import harrier.shadow.FieldShadow;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import jdk.internal.vm.annotation.Hidden;

/**
 * Accesses through VarHandles, field updaters, method handles, reflection and Unsafe.
 *
 * <p>Called before and after the call that accesses. The handle tells the variable, together with
 * the object and the index or offset, as far as the call has them; no handle at all stands for
 * java.lang.reflect.Array, a number for that many bytes at an address.
 */
public final class HandleHooks {
  private HandleHooks() {}

  /** Before a call that may write: what is published must be so when others see the value. */
  @Hidden
  public static void before(
      Object handle, Object base, long position, int mode, int site, ShadowThread t) {
    if (t.busy || !Live.isOn()) {
      return;
    }
    Reached variable = reach(handle, base, position, t);
    if (variable == null) {
      return;
    }
    Site where = Sites.at(site);
    HandleMode how = HandleMode.at(mode).on(variable.isVolatile());
    useClass(variable, where, t);
    if (how.publishes(t.releasesNext)) {
      variable.begin(t);
      variable.synchronize(t, where, true);
    }
  }

  /** After a call that reads, or writes if it is done. */
  @Hidden
  public static void after(
      Object handle,
      Object base,
      long position,
      boolean done,
      int mode,
      int read,
      int write,
      ShadowThread t) {
    if (t.busy || !Live.isOn()) {
      return;
    }
    Reached variable = reach(handle, base, position, t);
    if (variable == null) {
      return;
    }
    HandleMode how = HandleMode.at(mode).on(variable.isVolatile());
    Site where = Sites.at(how.writes() && done ? write : read);
    useClass(variable, where, t);
    boolean published = how.publishes(t.releasesNext);
    if (published && done) {
      t.releasesNext = false;
    } else if (published) {
      Live.withdraw(t, where);
    }
    if (how.observes) {
      variable.synchronize(t, where, false);
    } else if (how.mayObserveLater()) {
      t.lastOpaque = variable;
    }
    if (where != Site.UNKNOWN) {
      variable.access(t, where, how.writes() && done, how.check(done));
    }
    if (published) {
      variable.end(t);
    }
  }

  /** What one of the numbers behind the object means to the position. */
  @Hidden
  public static long place(Object handle, int dimension, long number) {
    ShadowThread t = Threads.current();
    if (handle == null || t.busy || !Live.isOn()) {
      return number;
    }
    t.busy = true;
    try {
      return Handles.place(handle, dimension, number);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return number;
    } finally {
      t.busy = false;
    }
  }

  /** After bytes of an array have been read or written, whatever its elements are. */
  @Hidden
  public static void memory(
      Object array, long offset, long bytes, boolean write, int site, ShadowThread t) {
    if (array == null || bytes <= 0 || !array.getClass().isArray()) {
      return; // not in the heap
    }
    Reached all = Reached.bytes(array, offset, bytes);
    if (all != null) {
      Elements.access(t, Sites.at(site), write, array, null, (int) all.index(), all.width(), 1);
    }
  }

  /** A fence: the last atomic read observes, the next atomic write publishes. */
  @Hidden
  public static void fence(boolean acquires, boolean releases, int site, ShadowThread t) {
    if (acquires && t.lastOpaque instanceof Reached variable) {
      t.lastOpaque = null;
      variable.synchronize(t, Sites.at(site), false);
    }
    t.releasesNext |= releases;
  }

  /** Before MethodHandle.invoke and invokeExact. */
  @Hidden
  public static void beforeInvoke(
      Object handle, Object base, long position, int site, ShadowThread t) {
    HandleMode mode = modeOf(handle, t);
    if (mode != null) {
      before(handle, base, position, mode.ordinal(), site, t);
    }
  }

  @Hidden
  public static void afterInvoke(
      Object handle, Object base, long position, int read, int write, ShadowThread t) {
    HandleMode mode = modeOf(handle, t);
    if (mode != null) {
      after(handle, base, position, true, mode.ordinal(), read, write, t);
    }
  }

  private static HandleMode modeOf(Object handle, ShadowThread t) {
    return handle == null || t.busy || !Live.isOn() ? null : Handles.modeOf(handle);
  }

  private static Reached reach(Object handle, Object base, long position, ShadowThread t) {
    t.busy = true;
    try {
      return Handles.reach(handle, base, position);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    } finally {
      t.busy = false;
    }
  }

  private static void useClass(Reached variable, Site site, ShadowThread t) {
    FieldShadow field = variable.field();
    if (field != null && !AccessHooks.isInitialized(field, t)) {
      SyncHooks.useClass(field.initializer, site, t);
    }
  }

  // Whether a compareAndExchange has exchanged: it answers what it found.

  @Hidden
  public static boolean found(int answer, int expected) {
    return answer == expected;
  }

  @Hidden
  public static boolean found(long answer, long expected) {
    return answer == expected;
  }

  @Hidden
  public static boolean found(float answer, float expected) {
    return Float.floatToRawIntBits(answer) == Float.floatToRawIntBits(expected);
  }

  @Hidden
  public static boolean found(double answer, double expected) {
    return Double.doubleToRawLongBits(answer) == Double.doubleToRawLongBits(expected);
  }

  @Hidden
  public static boolean found(Object answer, Object expected) {
    return answer == expected;
  }
}
