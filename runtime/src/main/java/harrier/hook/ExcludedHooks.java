package harrier.hook;

import harrier.shadow.ArrayShadow;
import harrier.shadow.Cursor;
import harrier.shadow.FieldShadow;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/** Accesses in excluded classes: only what they synchronize is of interest. */
public final class ExcludedHooks {
  private ExcludedHooks() {}

  @ForceInline
  @Hidden
  public static void read(Object object, int site, ShadowThread t) {
    synchronize(object, Sites.at(site), t, false);
  }

  @ForceInline
  @Hidden
  public static void write(Object object, int site, ShadowThread t) {}

  @ForceInline
  @Hidden
  public static void readStatic(Class<?> type, int site, ShadowThread t) {
    synchronize(type, Sites.at(site), t, false);
  }

  @ForceInline
  @Hidden
  public static void writeStatic(Class<?> type, int site, ShadowThread t) {
    synchronize(type, Sites.at(site), t, true);
  }

  // For classes that were instrumented with other options.

  @ForceInline
  @Hidden
  public static boolean settlesRead(Object object, int site, ShadowThread t) {
    read(object, site, t);
    return true;
  }

  @ForceInline
  @Hidden
  public static boolean settlesWrite(Object object, int site, ShadowThread t) {
    return true;
  }

  @ForceInline
  @Hidden
  public static boolean settlesConstruction(Object object, int site, ShadowThread t) {
    return true;
  }

  @Hidden
  public static void slowRead(Object object, int site, ShadowThread t) {}

  @Hidden
  public static void slowWrite(Object object, int site, ShadowThread t) {}

  @ForceInline
  @Hidden
  public static ArrayShadow read(
      Object array, int index, ArrayShadow last, int site, ShadowThread t) {
    return null;
  }

  @ForceInline
  @Hidden
  public static ArrayShadow write(
      Object array, int index, ArrayShadow last, int site, ShadowThread t) {
    return null;
  }

  @ForceInline
  @Hidden
  public static ArrayShadow last(ShadowThread t) {
    return null;
  }

  @ForceInline
  @Hidden
  public static ArrayShadow readRange(
      Object array,
      int first,
      int next,
      int offset,
      int step,
      int rank,
      int done,
      ArrayShadow last,
      int site,
      ShadowThread t) {
    return null;
  }

  @ForceInline
  @Hidden
  public static ArrayShadow writeRange(
      Object array,
      int first,
      int next,
      int offset,
      int step,
      int rank,
      int done,
      ArrayShadow last,
      int site,
      ShadowThread t) {
    return null;
  }

  @ForceInline
  @Hidden
  public static Cursor readOn(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return null;
  }

  @ForceInline
  @Hidden
  public static Cursor writeOn(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return null;
  }

  @ForceInline
  @Hidden
  public static void settle(ShadowThread t) {}

  private static void synchronize(Object base, Site site, ShadowThread t, boolean write) {
    FieldShadow field = site.shadow();
    if (field == null || field.isVolatile() || !AccessHooks.isInitialized(field, t)) {
      AccessHooks.synchronize(base, site, t, write);
    }
  }
}
