package harrier.hook;

import harrier.shadow.ArrayShadow;
import harrier.shadow.ShadowThread;
import harrier.shadow.Sites;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/**
 * After a loop: the accesses of one of its instructions.
 *
 * <p>All hooks are told how often the instruction was done by what the loop's variable was at
 * first, what it is next, how many of the loop's accesses come before this one (rank), and how many
 * of them were done with the variable's present value.
 */
public final class LoopHooks {
  /** So many elements are checked faster one by one. */
  private static final int FEW = 2;

  private LoopHooks() {}

  /** Whether the tools allow the accesses of a loop to be told when it is left. */
  @DontInline
  @Hidden
  public static boolean mayWait(ShadowThread t) {
    if (!Live.asksBeforeLoops()) {
      return true;
    }
    if (t.busy) {
      return false;
    }
    t.busy = true;
    try {
      return Live.maysGather(t);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      return false;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return false;
    } finally {
      t.busy = false;
    }
  }

  // Fields.

  @ForceInline
  @Hidden
  public static void readField(
      Object object, int first, int next, int rank, int done, int site, ShadowThread t) {
    if (next != first || done > rank) {
      if (Live.keepsWords()) {
        WordHooks.read(object, site, t);
      } else {
        ReferenceHooks.read(object, site, t);
      }
    }
  }

  @ForceInline
  @Hidden
  public static void writeField(
      Object object, int first, int next, int rank, int done, int site, ShadowThread t) {
    if (next != first || done > rank) {
      if (Live.keepsWords()) {
        WordHooks.write(object, site, t);
      } else {
        ReferenceHooks.write(object, site, t);
      }
    }
  }

  @ForceInline
  @Hidden
  public static void readStatic(
      Class<?> type, int first, int next, int rank, int done, int site, ShadowThread t) {
    if (next != first || done > rank) {
      if (Live.keepsWords()) {
        WordHooks.readStatic(type, site, t);
      } else {
        ReferenceHooks.readStatic(type, site, t);
      }
    }
  }

  @ForceInline
  @Hidden
  public static void writeStatic(
      Class<?> type, int first, int next, int rank, int done, int site, ShadowThread t) {
    if (next != first || done > rank) {
      if (Live.keepsWords()) {
        WordHooks.writeStatic(type, site, t);
      } else {
        ReferenceHooks.writeStatic(type, site, t);
      }
    }
  }

  // Elements. Each takes the shadow that the caller keeps, and answers what to keep.

  /** The same element each time. */
  @Hidden
  public static ArrayShadow readElement(
      Object array,
      int index,
      int first,
      int next,
      int rank,
      int done,
      ArrayShadow last,
      int site,
      ShadowThread t) {
    return next != first || done > rank
        ? ArrayHooks.slow(array, index, last, site, t, false)
        : last;
  }

  /** The same for writes. */
  @Hidden
  public static ArrayShadow writeElement(
      Object array,
      int index,
      int first,
      int next,
      int rank,
      int done,
      ArrayShadow last,
      int site,
      ShadowThread t) {
    return next != first || done > rank ? ArrayHooks.slow(array, index, last, site, t, true) : last;
  }

  /**
   * A range of elements.
   *
   * @param offset what is added to the loop's variable to get the index
   * @param step what it grows by
   */
  @Hidden
  public static ArrayShadow readRange(
      Object array,
      int offset,
      int first,
      int next,
      int rank,
      int done,
      int step,
      ArrayShadow last,
      int site,
      ShadowThread t) {
    return range(array, offset, first, next, rank, done, step, last, site, t, false);
  }

  /** The same for writes. */
  @Hidden
  public static ArrayShadow writeRange(
      Object array,
      int offset,
      int first,
      int next,
      int rank,
      int done,
      int step,
      ArrayShadow last,
      int site,
      ShadowThread t) {
    return range(array, offset, first, next, rank, done, step, last, site, t, true);
  }

  private static int count(int first, int next, int rank, int done, int step) {
    return (next - first) / step + (done > rank ? 1 : 0);
  }

  private static int lowest(int first, int count, int step) {
    return step > 0 ? first : first + (count - 1) * step;
  }

  @DontInline
  @Hidden
  private static ArrayShadow range(
      Object array,
      int offset,
      int first,
      int next,
      int rank,
      int done,
      int step,
      ArrayShadow last,
      int site,
      ShadowThread t,
      boolean write) {
    int count = count(first, next, rank, done, step);
    if (count <= 0) {
      return last;
    }
    int lowest = offset + lowest(first, count, step);
    if (count <= FEW) {
      ArrayShadow shadow = last;
      for (int i = lowest, left = count; left > 0; i += Math.abs(step), left--) {
        shadow = ArrayHooks.slow(array, i, shadow, site, t, write);
      }
      return shadow;
    }
    return Elements.access(t, Sites.at(site), write, array, last, lowest, count, Math.abs(step));
  }

  /**
   * Elements whose indices are those of a range of another array.
   *
   * @param number that of a cursor
   */
  @Hidden
  public static void readThrough(
      Object array,
      Object indices,
      int offset,
      int first,
      int next,
      int rank,
      int done,
      int step,
      int number,
      int site,
      ShadowThread t) {
    through(array, indices, offset, first, next, rank, done, step, number, site, t, false);
  }

  /** The same for writes. */
  @Hidden
  public static void writeThrough(
      Object array,
      Object indices,
      int offset,
      int first,
      int next,
      int rank,
      int done,
      int step,
      int number,
      int site,
      ShadowThread t) {
    through(array, indices, offset, first, next, rank, done, step, number, site, t, true);
  }

  @DontInline
  @Hidden
  private static void through(
      Object array,
      Object indices,
      int offset,
      int first,
      int next,
      int rank,
      int done,
      int step,
      int number,
      int site,
      ShadowThread t,
      boolean write) {
    int count = count(first, next, rank, done, step);
    if (count <= 0) {
      return;
    }
    try {
      int lowest = offset + lowest(first, count, step);
      Cursors.through(array, indices, lowest, count, Math.abs(step), number, site, t, write);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    }
  }
}
