package harrier.hook;

import harrier.shadow.ArrayShadow;
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
 * here, then an event for the chain.
 */
public final class ReferenceHooks {
  private ReferenceHooks() {}

  @ForceInline
  @Hidden
  public static void read(Object object, int site, ShadowThread t) {
    Site s = Sites.at(site);
    if (!settles(object, s.shadow(), t, false)) {
      slow(object, s, t, false);
    }
  }

  @ForceInline
  @Hidden
  public static void write(Object object, int site, ShadowThread t) {
    Site s = Sites.at(site);
    if (!settles(object, s.shadow(), t, true)) {
      slow(object, s, t, true);
    }
  }

  @ForceInline
  @Hidden
  public static void readStatic(Class<?> type, int site, ShadowThread t) {
    Site s = Sites.at(site);
    FieldShadow field = s.shadow();
    if (field == null
        || !AccessHooks.isInitialized(field, t)
        || !settles(field.home(type), field, t, false)) {
      slow(type, s, t, false);
    }
  }

  @ForceInline
  @Hidden
  public static void writeStatic(Class<?> type, int site, ShadowThread t) {
    Site s = Sites.at(site);
    FieldShadow field = s.shadow();
    if (field == null
        || !AccessHooks.isInitialized(field, t)
        || !settles(field.home(type), field, t, true)) {
      slow(type, s, t, true);
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
        : element(array, index, site, t, false);
  }

  /** The same for a write. */
  @ForceInline
  @Hidden
  public static ArrayShadow write(
      Object array, int index, ArrayShadow last, int site, ShadowThread t) {
    return last != null && last.isOf(array) && isSettled(last, index, t, true)
        ? last
        : element(array, index, site, t, true);
  }

  @ForceInline
  private static boolean isSettled(ArrayShadow array, int index, ShadowThread t, boolean write) {
    ShadowVar shadow = array.presentReference(index);
    return shadow != null && settles(shadow, t, write);
  }

  @ForceInline
  private static boolean settles(Object base, FieldShadow field, ShadowThread t, boolean write) {
    if (field == null || field.whole != null || field.isVolatile) {
      return false;
    }
    if (field.referenceAt <= 0) {
      return true;
    }
    ShadowVar shadow = (ShadowVar) Memory.getReference(base, field.referenceAt);
    return shadow == null ? starts(base, field.referenceAt, t) : settles(shadow, t, write);
  }

  @DontInline
  @Hidden
  private static ArrayShadow element(
      Object array, int index, int site, ShadowThread t, boolean write) {
    try {
      ArrayShadow shadow = Live.keepsReferencesOfElements() ? t.recent(array) : null;
      if (shadow == null || !settles(shadow, index, t, write)) {
        Live.access(t, Sites.at(site), write, array, index);
      }
      return shadow;
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lossy = true;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    }
    return null;
  }

  private static boolean settles(ArrayShadow array, int index, ShadowThread t, boolean write) {
    ShadowVar shadow = array.presentReference(index);
    return shadow == null
        ? starts(array.references(index), ArrayShadow.referenceAt(index), t)
        : settles(shadow, t, write);
  }

  /** Whether a variable that nobody has accessed could be given a shadow, and that is all. */
  private static boolean starts(Object base, long at, ShadowThread t) {
    if (t.busy || !Live.isOn() || t.optimistic.isOpen()) {
      return false;
    }
    try {
      ShadowVar made = Live.chain().first().trivialShadow(t);
      return made != null && Memory.compareAndSetReference(base, at, null, made);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      return false;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return true;
    }
  }

  @ForceInline
  private static boolean settles(ShadowVar shadow, ShadowThread t, boolean write) {
    Tool first = Live.chain().first();
    try {
      return write ? first.isTrivialWrite(shadow, t) : first.isTrivialRead(shadow, t);
    } catch (RuntimeException trouble) {
      Live.trouble(trouble);
      return true;
    }
  }

  @DontInline
  @Hidden
  private static void slow(Object base, Site site, ShadowThread t, boolean write) {
    try {
      AccessHooks.access(base, site, t, write);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lossy = true;
    }
  }
}
