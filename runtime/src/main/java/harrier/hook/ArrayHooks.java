package harrier.hook;

import harrier.shadow.ArrayShadow;
import harrier.shadow.Cursor;
import harrier.shadow.ShadowThread;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/**
 * Accesses to array elements when the chain keeps words: the inline test here, everything else out
 * of line.
 *
 * <p>Called after the access, so the array is not null and the index is in bounds. The caller keeps
 * a shadow where it expects the same array again; each hook takes that and answers what to keep.
 */
public final class ArrayHooks {
  private ArrayHooks() {}

  /** The shadow of the array that a thread touched last, where a method has no variable for it. */
  @ForceInline
  @Hidden
  public static ArrayShadow last(ShadowThread t) {
    return t.lastArray;
  }

  @ForceInline
  @Hidden
  public static ArrayShadow read(
      Object array, int index, ArrayShadow last, int site, ShadowThread t) {
    return last != null && last.isOf(array) && last.settlesRead(index, t)
        ? last
        : slow(array, index, last, site, t, false);
  }

  @ForceInline
  @Hidden
  public static ArrayShadow write(
      Object array, int index, ArrayShadow last, int site, ShadowThread t) {
    return last != null && last.isOf(array) && last.settlesWrite(index, t)
        ? last
        : slow(array, index, last, site, t, true);
  }

  @DontInline
  @Hidden
  static ArrayShadow slow(
      Object array, int index, ArrayShadow last, int site, ShadowThread t, boolean write) {
    try {
      return Elements.single(t, site, write, array, last, index);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
      return null;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    }
  }

  // In loops.

  /**
   * A read that may go on with a range.
   *
   * @param cursor what the last one answered, or null
   * @param number the cursor's number
   */
  @ForceInline
  @Hidden
  public static Cursor readOn(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return cursor != null && (cursor.goesOn(array, index) || cursor.hasRead(array, index))
        ? cursor
        : miss(array, index, number, site, t, false);
  }

  /** The same for a write. */
  @ForceInline
  @Hidden
  public static Cursor writeOn(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return cursor != null && (cursor.goesOn(array, index) || cursor.hasWritten(array, index))
        ? cursor
        : miss(array, index, number, site, t, true);
  }

  /** A read that may be anywhere in an array. */
  @ForceInline
  @Hidden
  public static Cursor readAnywhere(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return cursor != null && cursor.hasRead(array, index)
        ? cursor
        : jump(array, index, number, site, t, false);
  }

  /** The same for a write. */
  @ForceInline
  @Hidden
  public static Cursor writeAnywhere(
      Object array, int index, Cursor cursor, int number, int site, ShadowThread t) {
    return cursor != null && cursor.hasWritten(array, index)
        ? cursor
        : jump(array, index, number, site, t, true);
  }

  @DontInline
  @Hidden
  static Cursor jump(Object array, int index, int number, int site, ShadowThread t, boolean write) {
    try {
      return Cursors.jump(array, index, number, site, t, write);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
      return null;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    }
  }

  @DontInline
  @Hidden
  static Cursor miss(Object array, int index, int number, int site, ShadowThread t, boolean write) {
    try {
      return Cursors.miss(array, index, number, site, t, write);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
      return null;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    }
  }

  /** Where loops with such accesses have been left. */
  @ForceInline
  @Hidden
  public static void settle(ShadowThread t) {
    if (t.openCursors() != 0) {
      settleOpen(t);
    }
  }

  @DontInline
  @Hidden
  private static void settleOpen(ShadowThread t) {
    try {
      Cursors.settle(t);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    }
  }
}
