package harrier.hook;

import harrier.shadow.ArrayShadow;
import harrier.shadow.Cursor;
import harrier.shadow.ShadowThread;
import harrier.shadow.Sites;
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
  /** So many elements are checked faster one by one. */
  private static final int FEW = 2;

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
  private static ArrayShadow slow(
      Object array, int index, ArrayShadow last, int site, ShadowThread t, boolean write) {
    try {
      return Elements.single(t, site, write, array, last, index);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lossy = true;
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

  @DontInline
  @Hidden
  static Cursor miss(Object array, int index, int number, int site, ShadowThread t, boolean write) {
    try {
      return Cursors.miss(array, index, number, site, t, write);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lossy = true;
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
      t.lossy = true;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    }
  }

  /**
   * After a loop: the reads of one of its instructions.
   *
   * @param first the value that the loop's variable had at first
   * @param next the value that it has now
   * @param offset what is added to it to get the index
   * @param step what it grows by
   * @param rank how many of the loop's accesses come before this one
   * @param done how many of them were done with the variable's present value
   */
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
    return range(array, first, next, offset, step, rank, done, last, site, t, false);
  }

  /** The same for writes. */
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
    return range(array, first, next, offset, step, rank, done, last, site, t, true);
  }

  @DontInline
  @Hidden
  private static ArrayShadow range(
      Object array,
      int first,
      int next,
      int offset,
      int step,
      int rank,
      int done,
      ArrayShadow last,
      int site,
      ShadowThread t,
      boolean write) {
    int count = (next - first) / step + (done > rank ? 1 : 0);
    if (count <= 0) {
      return last;
    }
    int lowest = offset + (step > 0 ? first : first + (count - 1) * step);
    if (count <= FEW) {
      ArrayShadow shadow = last;
      for (int i = lowest, left = count; left > 0; i += Math.abs(step), left--) {
        shadow = slow(array, i, shadow, site, t, write);
      }
      return shadow;
    }
    return Elements.access(t, Sites.at(site), write, array, last, lowest, count, Math.abs(step));
  }
}
