package harrier.hook;

import harrier.shadow.AccessWord;
import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/**
 * Accesses to fields when the chain keeps words: the inline test here, everything else out of line.
 *
 * <p>Called after the access, so the object is not null.
 */
public final class WordHooks {
  private WordHooks() {}

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

  // The parts of these, so that the branches between them can be the target's own.

  @ForceInline
  @Hidden
  public static boolean settlesRead(Object object, int site, ShadowThread t) {
    FieldShadow field = fieldAt(site, object, t);
    return field == null || settlesRead(object, field, t);
  }

  /** A read that this does not settle: the thread may be known to be among several readers. */
  @ForceInline
  @Hidden
  public static void slowRead(Object object, int site, ShadowThread t) {
    FieldShadow field = Sites.at(site).shadow();
    if (field == null || !isHinted(object, field, t)) {
      slow(object, site, t, false);
    }
  }

  @ForceInline
  @Hidden
  public static boolean settlesWrite(Object object, int site, ShadowThread t) {
    FieldShadow field = fieldAt(site, object, t);
    return field == null || settlesWrite(object, field, t);
  }

  /** A write to a new object that nobody else knows, unless a constructor above has let it out. */
  @ForceInline
  @Hidden
  public static boolean settlesConstruction(Object object, int site, ShadowThread t) {
    FieldShadow field = fieldAt(site, object, t);
    if (field != null && Sites.at(site).isUnseen()) {
      long now = AccessWord.at(t.stamp, site);
      Memory.putLong(object, field.writeAt, now);
      Memory.putLong(object, field.readAt, now);
      t.used = t.stamp;
      return true;
    }
    return field == null || settlesWrite(object, field, t);
  }

  @ForceInline
  private static FieldShadow fieldAt(int site, Object object, ShadowThread t) {
    FieldShadow field = Sites.at(site).shadow();
    return field != null ? field : AccessHooks.prepare(site, object.getClass(), t);
  }

  @ForceInline
  @Hidden
  public static void slowWrite(Object object, int site, ShadowThread t) {
    slow(object, site, t, true);
  }

  @ForceInline
  @Hidden
  public static void readStatic(Class<?> type, int site, ShadowThread t) {
    FieldShadow field = Sites.at(site).shadow();
    if (field == null
        || !AccessHooks.isInitialized(field, t)
        || !settlesRead(field.home(type), field, t) && !isHinted(field.home(type), field, t)) {
      slow(type, site, t, false);
    }
  }

  @ForceInline
  @Hidden
  public static void writeStatic(Class<?> type, int site, ShadowThread t) {
    FieldShadow field = Sites.at(site).shadow();
    if (field == null
        || !AccessHooks.isInitialized(field, t)
        || !settlesWrite(field.home(type), field, t)) {
      slow(type, site, t, true);
    }
  }

  /** [Read Same Epoch]. A write is in the word of the last read too. */
  @ForceInline
  private static boolean settlesRead(Object base, FieldShadow field, ShadowThread t) {
    if (field.readAt <= 0) {
      return !field.isVolatile() || AccessHooks.isKnownVolatile(base, field, t);
    }
    return t.hasReadAlone(Memory.getLong(base, field.readAt));
  }

  /** [Read Same Epoch] among others. */
  @ForceInline
  private static boolean isHinted(Object base, FieldShadow field, ShadowThread t) {
    return field.readAt > 0 && t.isHinted(Memory.getLong(base, field.readAt));
  }

  /** [Write Same Epoch]. */
  @ForceInline
  private static boolean settlesWrite(Object base, FieldShadow field, ShadowThread t) {
    return field.writeAt > 0
        ? t.hasWritten(Memory.getLong(base, field.writeAt))
        : !field.isVolatile() || !field.isHandled(); // what it publishes was told before
  }

  @DontInline
  @Hidden
  private static void slow(Object base, int site, ShadowThread t, boolean write) {
    try {
      Site where = Sites.at(site);
      FieldShadow field = where.shadow();
      if (field == null
          || !AccessHooks.isInitialized(field, t)
          || !Shortcut.takes(field.home(base), field, where, t, write)) {
        AccessHooks.access(base, where, t, write);
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }
}
