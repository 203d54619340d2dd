package harrier.shadow;

import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/**
 * What an instruction of the target has accessed of an array lately and nobody has checked yet:
 * elements that are a step apart. Belongs to one thread, which keeps a few of them.
 *
 * <p>They are checked before the thread synchronizes, so it is still in the same epoch and knows as
 * much as at the accesses.
 */
public final class Cursor {
  /** The step while only one element has been accessed. */
  private static final int UNKNOWN = Integer.MIN_VALUE;

  /** No index. */
  private static final int NONE = -1;

  /** Steps beyond this are jumps. */
  private static final int MAX_STEP = 64;

  /** After so many ranges of next to nothing in a row the instruction jumps about. */
  private static final int MAX_POOR = 16;

  /** Null if there is nothing to check. */
  private Object array;

  /** The index that would go on with the range. */
  private int next;

  /** What the next one is apart from it. */
  private int step;

  /** A shadow, most likely that of the array; or null. */
  public ArrayShadow shadow;

  private int first;
  private int site;
  private boolean write;
  private int poor;

  // Elements that the thread has accessed in its epoch already, so that nothing is to be done.

  /** Where it has read them; or null. */
  private Object read;

  /** Where it has written them; the same array, or null. */
  private Object written;

  /** A bit for each element: whether it is known to be one of them. */
  private long[] settled = NO_BITS;

  private static final long[] NO_BITS = {};

  /** So few settled accesses are not worth remembering anything. */
  private static final int FEWEST = 8;

  /** How many accesses to an array turned out to be settled while there were no bits for it. */
  private int others;

  /** Whether a thread may leave out accesses to elements that it has accessed in its epoch. */
  @Stable private static boolean keepsSettled;

  /** Says whether cursors remember elements that have been accessed in the epoch. */
  public static void keepSettled(boolean keeps) {
    keepsSettled = keeps;
  }

  @ForceInline
  public static boolean keepsSettled() {
    return keepsSettled;
  }

  /** The inline test: whether an access goes on with the range, and so is part of it. */
  @ForceInline
  public boolean goesOn(Object accessed, int index) {
    if (array != accessed || next != index) {
      return false;
    }
    next = index + step;
    return true;
  }

  /** The other inline test: whether the thread has read an element in its epoch already. */
  @ForceInline
  public boolean hasRead(Object accessed, int index) {
    return read == accessed && (settled[index >>> 6] >>> index & 1) != 0;
  }

  /** The same for a write. */
  @ForceInline
  public boolean hasWritten(Object accessed, int index) {
    return written == accessed && (settled[index >>> 6] >>> index & 1) != 0;
  }

  /** A bit for each element of an array that is known to be settled; none if nothing is known. */
  public long[] settled(Object accessed, boolean writes) {
    return (writes ? written : read) == accessed ? settled : NO_BITS;
  }

  /**
   * An access to the array whose shadow this has was settled, which neither of these tests has
   * found out. If that happens often enough, such elements are remembered.
   */
  public void settle(Object accessed, int index, boolean writes, ShadowThread t) {
    if (keepsSettled && (isKept(accessed, writes) || isWorthKeeping(accessed, writes, t))) {
      settled[index >>> 6] |= 1L << index;
    }
  }

  /** Whether what is remembered of an array is of this kind. */
  private boolean isKept(Object accessed, boolean writes) {
    return read == accessed && written == (writes ? accessed : null);
  }

  /** Whether settled elements of an array are to be remembered from now on. */
  private boolean isWorthKeeping(Object accessed, boolean writes, ShadowThread t) {
    int words = (shadow.length() >>> 6) + 1;
    if (++others < FEWEST + words) {
      return false;
    }
    keep(accessed, writes, words);
    t.keepSettled();
    return true;
  }

  @DontInline
  private void keep(Object accessed, boolean writes, int words) {
    forgetSettled();
    if (settled.length < words) {
      settled = new long[words];
    } else {
      Arrays.fill(settled, 0, words, 0);
    }
    read = accessed;
    written = writes ? accessed : null;
  }

  /** The epoch ends: nothing is settled any more. */
  void forgetSettled() {
    read = null;
    written = null;
    others = 0;
  }

  /** Whether the shadow is that of an array. */
  @ForceInline
  public boolean knows(Object accessed) {
    return shadow != null && shadow.isOf(accessed);
  }

  /** Whether there is something to check. */
  public boolean isOpen() {
    return array != null;
  }

  /** Begins with an element. The range before has been taken. */
  public void start(Object accessed, int index, int atSite, boolean writes) {
    if (site != atSite) {
      site = atSite;
      poor = 0;
    }
    array = accessed;
    first = index;
    step = UNKNOWN;
    next = NONE;
    write = writes;
  }

  /** Whether an access could be added as the second one of the range. */
  public boolean takesSecond(Object accessed, int index, int atSite) {
    int apart = index - first;
    if (array != accessed
        || step != UNKNOWN
        || site != atSite
        || apart == 0 // a thread that waits would go on with it for ever
        || apart > MAX_STEP
        || apart < -MAX_STEP) {
      return false;
    }
    step = apart;
    next = index + apart;
    return true;
  }

  /** Whether ranges are worth while for an instruction. */
  public boolean isPoorFor(int atSite) {
    return site == atSite && poor > MAX_POOR && (++poor & 63) != 0;
  }

  /** Takes what is to be checked off: the array. */
  public Object take() {
    Object taken = array;
    array = null;
    poor = count() > 2 ? 0 : poor + 1;
    return taken;
  }

  public int count() {
    return step == UNKNOWN ? 1 : (next - first) / step;
  }

  /** The least index. */
  public int lowest() {
    return step == UNKNOWN || step >= 0 ? first : next - step;
  }

  /** How far apart the elements are. */
  public int distance() {
    return step == UNKNOWN ? 1 : Math.abs(step);
  }

  public int site() {
    return site;
  }

  public boolean isWrite() {
    return write;
  }
}
