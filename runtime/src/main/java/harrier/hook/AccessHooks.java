package harrier.hook;

import harrier.event.AccessEvent.Mode;
import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVolatile;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.EventKind;
import java.lang.reflect.Array;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/** What is common to accesses in both layouts: finding shadows, volatiles, copies. */
public final class AccessHooks {
  private AccessHooks() {}

  /** Whether the thread knows that the class of a static is initialized. */
  @ForceInline
  static boolean isInitialized(FieldShadow field, ShadowThread t) {
    return field.initializer < 0 || t.knowsInitialized(field.initializer);
  }

  /** Whether accesses to a field certainly do not synchronize any more. */
  @ForceInline
  @Hidden
  public static boolean isTame(int site, ShadowThread t) {
    FieldShadow field = Sites.at(site).shadow();
    return field != null && !field.isVolatile() && isInitialized(field, t);
  }

  /** An access the inline test could not settle. */
  static void access(Object base, Site site, ShadowThread t, boolean write) {
    FieldShadow field = synchronize(base, site, t, write);
    if (field == null) {
      return;
    }
    Object home = field.home(base);
    if (field.isVolatile()) {
      checkVolatile(home, site, t, field, write, write ? Mode.PUBLISHED : Mode.ATOMIC);
    } else {
      Live.access(t, site, write, home, field);
    }
  }

  /** A volatile variable is checked as others are if it can be accessed plainly too. */
  static void checkVolatile(
      Object base, Site site, ShadowThread t, FieldShadow field, boolean write, Mode mode) {
    if (field.isHandled() && field.referenceAt > 0) {
      Live.access(t, site, write, mode, base, field, volatileAt(base, field));
    }
  }

  /** What an access orders: class initialization, and a volatile read. */
  static FieldShadow synchronize(Object base, Site site, ShadowThread t, boolean write) {
    FieldShadow field = shadowOf(site, base, t);
    if (field != null) {
      if (!isInitialized(field, t)) {
        SyncHooks.useClass(field.initializer, site, t);
      }
      if (field.isVolatile() && !write) {
        volatileAccess(field.home(base), site, t, field, false);
      }
    }
    return field;
  }

  /**
   * Before a field is written that may be volatile: what the thread did so far is published with
   * the value. A null object is left to the target's own exception.
   */
  @ForceInline
  @Hidden
  public static void beforeWrite(Object base, int site, ShadowThread t) {
    FieldShadow field = Sites.at(site).shadow();
    if (field == null || field.isVolatile() && !isUpToDateVolatile(base, field, t)) {
      publish(base, Sites.at(site), t);
    }
  }

  @DontInline
  @Hidden
  private static void publish(Object base, Site site, ShadowThread t) {
    if (base == null) {
      return;
    }
    FieldShadow field = shadowOf(site, base, t);
    if (field != null && field.isVolatile()) {
      if (!isInitialized(field, t)) {
        SyncHooks.useClass(field.initializer, site, t);
      }
      volatileAccess(field.home(base), site, t, field, true);
    }
  }

  static void volatileAccess(
      Object base, Site site, ShadowThread t, FieldShadow field, boolean write) {
    if (field.referenceAt <= 0 || t.busy) {
      return;
    }
    ShadowVolatile variable = volatileAt(base, field);
    boolean isOmitted =
        write
            ? !publishesEachWrite(field, t) && Live.isUpToDate(variable, t)
            : Live.isKnown(variable, t);
    if (!isOmitted) {
      Live.deliver(EventKind.VOLATILE_ACCESS, t, t.events.ofVolatile.of(site, variable, write));
    }
  }

  /**
   * Whether a write is published even if there is nothing new to publish: one that is checked
   * counts as part of what it publishes, which nobody must know who has not seen the write.
   */
  private static boolean publishesEachWrite(FieldShadow field, ShadowThread t) {
    t.hadNothingNew &= !field.isHandled();
    return field.isHandled();
  }

  /** Whether a read of a volatile field teaches the thread nothing. */
  @ForceInline
  static boolean isKnownVolatile(Object base, FieldShadow field, ShadowThread t) {
    if (!Live.omitsSynchronization() || field.referenceAt <= 0 || field.isHandled()) {
      return false;
    }
    ShadowVolatile variable = (ShadowVolatile) Memory.getReference(base, field.referenceAt);
    return variable == null || Live.isKnown(variable, t);
  }

  /** Whether a write of a volatile field has nothing new to publish. */
  @ForceInline
  private static boolean isUpToDateVolatile(Object base, FieldShadow field, ShadowThread t) {
    if (!Live.omitsSynchronization()
        || base == null
        || field.referenceAt <= 0
        || field.isHandled()
        || !isInitialized(field, t)) {
      return false;
    }
    ShadowVolatile variable =
        (ShadowVolatile) Memory.getReference(field.home(base), field.referenceAt);
    return variable != null && Live.isUpToDate(variable, t);
  }

  static ShadowVolatile volatileAt(Object base, FieldShadow field) {
    Object present = Memory.getReference(base, field.referenceAt);
    if (present == null) {
      ShadowVolatile made = new ShadowVolatile(field.type + "." + field.name);
      present =
          Memory.compareAndSetReference(base, field.referenceAt, null, made)
              ? made
              : Memory.getReference(base, field.referenceAt);
    }
    return (ShadowVolatile) present;
  }

  private static FieldShadow shadowOf(Site site, Object base, ShadowThread t) {
    boolean isStatic = base instanceof Class<?> && !"java.lang.Class".equals(site.owner);
    return shadowOf(site, isStatic ? (Class<?>) base : base.getClass(), isStatic, t);
  }

  private static FieldShadow shadowOf(Site site, Class<?> type, boolean isStatic, ShadowThread t) {
    FieldShadow field = site.shadow();
    if (field == null && !t.busy && site != Site.UNKNOWN) {
      t.busy = true;
      try {
        field = Resolver.resolve(site, type, isStatic);
      } catch (Throwable trouble) {
        Live.trouble(trouble);
      } finally {
        t.busy = false;
      }
    }
    return field;
  }

  /** The shadow of the field that is accessed in objects of a class; null in code of Harrier. */
  @DontInline
  @Hidden
  static FieldShadow prepare(int site, Class<?> type, ShadowThread t) {
    return shadowOf(Sites.at(site), type, false, t);
  }

  // Copies.

  /** In place of System.arraycopy: the same copy, then its reads and writes. */
  @Hidden
  public static void arraycopy(
      Object from, int fromIndex, Object to, int toIndex, int length, int read, int write) {
    System.arraycopy(from, fromIndex, to, toIndex, length);
    ShadowThread t = Threads.current();
    range(from, fromIndex, length, Sites.at(read), t, false);
    range(to, toIndex, length, Sites.at(write), t, true);
  }

  /** The same where nobody else knows the array that is written. */
  @Hidden
  public static void arraycopyFrom(
      Object from, int fromIndex, Object to, int toIndex, int length, int read) {
    System.arraycopy(from, fromIndex, to, toIndex, length);
    range(from, fromIndex, length, Sites.at(read), Threads.current(), false);
  }

  /** The same where nobody else knows the array that is read. */
  @Hidden
  public static void arraycopyTo(
      Object from, int fromIndex, Object to, int toIndex, int length, int write) {
    System.arraycopy(from, fromIndex, to, toIndex, length);
    range(to, toIndex, length, Sites.at(write), Threads.current(), true);
  }

  /** After an array was cloned. */
  @Hidden
  public static void arrayCloned(Object array, int site, ShadowThread t) {
    range(array, 0, Array.getLength(array), Sites.at(site), t, false);
  }

  private static void range(
      Object array, int start, int length, Site site, ShadowThread t, boolean write) {
    if (length > 0) {
      Elements.access(t, site, write, array, null, start, length, 1);
    }
  }

  /** After a call of clone that may have ended in a method of the target, which then saw to it. */
  @Hidden
  public static void mayBeCloned(Object copy, Object original, int site, ShadowThread t) {
    if (copy != null && !t.busy && !ClassShadow.of(original.getClass()).clonesItself) {
      cloned(copy, original, site, t);
    }
  }

  /** After Object.clone: the original's fields were read, and the copy starts with no history. */
  @Hidden
  public static void cloned(Object copy, Object original, int site, ShadowThread t) {
    if (copy == null || copy.getClass() != original.getClass() || copy == original || t.busy) {
      return;
    }
    if (copy.getClass().isArray()) {
      arrayCloned(original, site, t);
      return;
    }
    ClassShadow shadow;
    t.busy = true;
    try {
      shadow = ClassShadow.of(copy.getClass());
      forget(copy, shadow);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return;
    } finally {
      t.busy = false;
    }
    Site where = Sites.at(site);
    for (FieldShadow field : shadow.fields) {
      if (!field.isVolatile()) {
        Live.access(t, where, false, original, field);
      }
    }
  }

  private static void forget(Object copy, ClassShadow shadow) {
    if (shadow.extensionAt > 0) {
      Memory.putReference(copy, shadow.extensionAt, null);
    }
    for (FieldShadow field : shadow.fields) {
      clear(copy, field);
      if (field.whole != null) {
        clear(copy, field.whole);
      }
    }
  }

  private static void clear(Object copy, FieldShadow field) {
    if (field.readAt > 0) {
      Memory.putLong(copy, field.readAt, 0);
      Memory.putLong(copy, field.writeAt, 0);
    }
    if (field.referenceAt > 0) {
      Memory.putReference(copy, field.referenceAt, null);
    }
  }
}
