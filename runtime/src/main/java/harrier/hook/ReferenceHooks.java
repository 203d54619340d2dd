package harrier.hook;

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

  @ForceInline
  @Hidden
  public static void readArray(Object array, int index, int site, ShadowThread t) {
    Live.access(t, Sites.at(site), false, array, index);
  }

  @ForceInline
  @Hidden
  public static void writeArray(Object array, int index, int site, ShadowThread t) {
    Live.access(t, Sites.at(site), true, array, index);
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
    if (shadow == null) {
      return false;
    }
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
