package harrier.hook;

import harrier.shadow.AccessWord;
import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
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
    FieldShadow field = Sites.at(site).shadow();
    if (field == null || !settlesRead(object, field, t)) {
      slow(object, site, t, false);
    }
  }

  @ForceInline
  @Hidden
  public static void write(Object object, int site, ShadowThread t) {
    FieldShadow field = Sites.at(site).shadow();
    if (field == null || !settlesWrite(object, field, t)) {
      slow(object, site, t, true);
    }
  }

  @ForceInline
  @Hidden
  public static void readStatic(Class<?> type, int site, ShadowThread t) {
    FieldShadow field = Sites.at(site).shadow();
    if (field == null
        || !AccessHooks.isInitialized(field, t)
        || !settlesRead(field.home(type), field, t)) {
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

  /** [Read Same Epoch], or a read after this thread's own write in the same epoch. */
  @ForceInline
  private static boolean settlesRead(Object base, FieldShadow field, ShadowThread t) {
    return field.readAt > 0
        ? AccessWord.sameEpoch(Memory.getLong(base, field.readAt), t.stamp)
            || AccessWord.sameEpoch(Memory.getLong(base, field.writeAt), t.stamp)
        : !field.isVolatile;
  }

  /** [Write Same Epoch]. */
  @ForceInline
  private static boolean settlesWrite(Object base, FieldShadow field, ShadowThread t) {
    return field.writeAt > 0
        ? AccessWord.sameEpoch(Memory.getLong(base, field.writeAt), t.stamp)
        : !field.isVolatile;
  }

  @DontInline
  @Hidden
  private static void slow(Object base, int site, ShadowThread t, boolean write) {
    AccessHooks.access(base, Sites.at(site), t, write);
  }
}
