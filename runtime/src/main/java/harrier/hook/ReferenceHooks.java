package harrier.hook;

import harrier.shadow.ArrayShadow;
import harrier.shadow.Cursor;
import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.Tool;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/**
 * Accesses when variables have a reference to their owner's state: the first tool's inline test
 * here, then its attempt to do without an event, then an event for the chain.
 */
public final class ReferenceHooks {
  private ReferenceHooks() {}

  @ForceInline
  @Hidden
  public static void read(Object object, int site, ShadowThread t) {
    if (!settlesRead(object, site, t)) {
      slowRead(object, site, t);
    }
  }

  @ForceInline
  @Hidden
  public static void write(Object object, int site, ShadowThread t) {
    if (!settlesWrite(object, site, t)) {
      slowWrite(object, site, t);
    }
  }

  /** A write to a new object that nobody else knows, unless a constructor above has let it out. */
  @ForceInline
  @Hidden
  public static void construct(Object object, int site, ShadowThread t) {
    if (!settlesConstruction(object, site, t)) {
      slowWrite(object, site, t);
    }
  }

  // The parts of these, so that the branch between them can be the target's own.

  @ForceInline
  @Hidden
  public static boolean settlesRead(Object object, int site, ShadowThread t) {
    return isSettled(object, Sites.at(site).shadow(), t, false);
  }

  @ForceInline
  @Hidden
  public static boolean settlesWrite(Object object, int site, ShadowThread t) {
    return isSettled(object, Sites.at(site).shadow(), t, true);
  }

  @ForceInline
  @Hidden
  public static boolean settlesConstruction(Object object, int site, ShadowThread t) {
    Site s = Sites.at(site);
    return s.isUnseen() && makes(object, s, t) || isSettled(object, s.shadow(), t, true);
  }

  @ForceInline
  @Hidden
  public static void slowRead(Object object, int site, ShadowThread t) {
    slow(object, object, Sites.at(site), t, false);
  }

  @ForceInline
  @Hidden
  public static void slowWrite(Object object, int site, ShadowThread t) {
    slow(object, object, Sites.at(site), t, true);
  }

  @ForceInline
  private static boolean makes(Object object, Site site, ShadowThread t) {
    FieldShadow field = site.shadow();
    ShadowVar made =
        field == null || Memory.getReferencePlain(object, field.referenceAt) != null
            ? null
            : Live.chain().head().shadowOfNew(t, site);
    if (made != null) {
      Memory.putReferencePlain(object, field.referenceAt, made);
    }
    return made != null;
  }

  @ForceInline
  @Hidden
  public static void readStatic(Class<?> type, int site, ShadowThread t) {
    Site s = Sites.at(site);
    FieldShadow field = s.shadow();
    if (field == null
        || !AccessHooks.isInitialized(field, t)
        || !isSettled(field.home(type), field, t, false)) {
      slow(type, field == null ? null : field.home(type), s, t, false);
    }
  }

  @ForceInline
  @Hidden
  public static void writeStatic(Class<?> type, int site, ShadowThread t) {
    Site s = Sites.at(site);
    FieldShadow field = s.shadow();
    if (field == null
        || !AccessHooks.isInitialized(field, t)
        || !isSettled(field.home(type), field, t, true)) {
      slow(type, field == null ? null : field.home(type), s, t, true);
    }
  }

  /**
   * A read of an element.
   *
   * @param last the shadow of the array, of another, or null
   * @return the shadow of the array, or null
   */
  @ForceInline
  @Hidden
  public static ArrayShadow read(
      Object array, int index, ArrayShadow last, int site, ShadowThread t) {
    return last != null && last.isOf(array) && isSettled(last, index, t, false)
        ? last
        : element(array, index, last, site, t, false);
  }

  /** The same for a write. */
  @ForceInline
  @Hidden
  public static ArrayShadow write(
      Object array, int index, ArrayShadow last, int site, ShadowThread t) {
    return last != null && last.isOf(array) && isSettled(last, index, t, true)
        ? last
        : element(array, index, last, site, t, true);
  }

  /** A read that may go on with a range, as {@link ArrayHooks#readOn}. */
  @ForceInline
  @Hidden
  public static Cursor readOn(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return cursor != null
            && (cursor.goesOn(array, index) || isSettled(cursor, array, index, t, false))
        ? cursor
        : ArrayHooks.miss(array, index, number, site, t, false);
  }

  /** The same for a write. */
  @ForceInline
  @Hidden
  public static Cursor writeOn(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return cursor != null
            && (cursor.goesOn(array, index) || isSettled(cursor, array, index, t, true))
        ? cursor
        : ArrayHooks.miss(array, index, number, site, t, true);
  }

  /** A read that may be anywhere in an array, as {@link ArrayHooks#readAnywhere}. */
  @ForceInline
  @Hidden
  public static Cursor readAnywhere(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return cursor != null && isSettled(cursor, array, index, t, false)
        ? cursor
        : ArrayHooks.jump(array, index, number, site, t, false);
  }

  /** The same for a write. */
  @ForceInline
  @Hidden
  public static Cursor writeAnywhere(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return cursor != null && isSettled(cursor, array, index, t, true)
        ? cursor
        : ArrayHooks.jump(array, index, number, site, t, true);
  }

  @ForceInline
  private static boolean isSettled(
      Cursor cursor, Object array, int index, ShadowThread t, boolean write) {
    if (Cursor.keepsSettled()) {
      return write ? cursor.hasWritten(array, index) : cursor.hasRead(array, index);
    }
    return cursor.knows(array) && isSettled(cursor.shadow, index, t, write);
  }

  @ForceInline
  static boolean isSettled(ArrayShadow array, int index, ShadowThread t, boolean write) {
    ShadowVar shadow = array.presentReference(index);
    return shadow != null && isTrivial(shadow, t, write);
  }

  @ForceInline
  private static boolean isSettled(Object base, FieldShadow field, ShadowThread t, boolean write) {
    if (!isTold(field)) {
      return false;
    }
    if (field.referenceAt <= 0) {
      return true;
    }
    ShadowVar shadow = (ShadowVar) Memory.getReferencePlain(base, field.referenceAt);
    return shadow != null && isTrivial(shadow, t, write);
  }

  /** Whether the first tool may settle accesses to a field by itself. */
  @ForceInline
  private static boolean isTold(FieldShadow field) {
    return field != null && field.isPlainAlone();
  }

  @DontInline
  @Hidden
  static ArrayShadow element(
      Object array, int index, ArrayShadow last, int site, ShadowThread t, boolean write) {
    try {
      Site s = Sites.at(site);
      if (Live.gathersReferences()) {
        return Elements.access(t, s, write, array, last, index, 1, 1);
      }
      ArrayShadow shadow = shadowOf(array, last, t);
      if (shadow == null || !settles(shadow, index, s, t, write)) {
        Live.access(t, s, write, array, index);
      }
      return shadow;
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    }
    return null;
  }

  /** The shadow of an array if each element has a reference to its own state; or null. */
  private static ArrayShadow shadowOf(Object array, ArrayShadow last, ShadowThread t) {
    if (!Live.keepsReferencesOfElements()) {
      return null;
    }
    return last != null && last.isOf(array) ? last : t.recent(array);
  }

  private static boolean settles(
      ArrayShadow array, int index, Site site, ShadowThread t, boolean write) {
    return isSettled(array, index, t, write)
        || takes(array.references(index), ArrayShadow.referenceAt(index), site, t, write);
  }

  /** Whether the first tool could handle an access without an event. */
  @DontInline
  @Hidden
  private static boolean takes(Object base, long at, Site site, ShadowThread t, boolean write) {
    try {
      return !t.busy && Live.isOn() && !t.optimistic.isOpen() && ask(base, at, site, t, write);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
      return true;
    }
  }

  private static boolean ask(Object base, long at, Site site, ShadowThread t, boolean write) {
    t.busy = true;
    try {
      ShadowVar before = (ShadowVar) Memory.getReference(base, at);
      ShadowVar after = Live.chain().first().shadowAfter(before, t, site, write);
      return changes(base, at, before, after);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      throw noRoom;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return true;
    } finally {
      t.busy = false;
    }
  }

  /** Whether an access is done with what the first tool answered: null if it needs an event. */
  static boolean changes(Object base, long at, ShadowVar before, ShadowVar after) {
    return after != null
        && (after == before || Memory.compareAndSetReference(base, at, before, after));
  }

  @ForceInline
  static boolean isTrivial(ShadowVar shadow, ShadowThread t, boolean write) {
    Tool head = Live.chain().head();
    try {
      return write ? head.isTrivialWrite(shadow, t) : head.isTrivialRead(shadow, t);
    } catch (RuntimeException trouble) {
      Live.trouble(trouble);
      return true;
    }
  }

  /**
   * An access to a field that no inline test has settled.
   *
   * @param home what has the field's state, or null if that is not known
   */
  @DontInline
  @Hidden
  private static void slow(Object base, Object home, Site site, ShadowThread t, boolean write) {
    FieldShadow field = site.shadow();
    if (home != null
        && isTold(field)
        && field.referenceAt > 0
        && AccessHooks.isInitialized(field, t)
        && takes(home, field.referenceAt, site, t, write)) {
      return;
    }
    try {
      AccessHooks.access(base, site, t, write);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }
}
