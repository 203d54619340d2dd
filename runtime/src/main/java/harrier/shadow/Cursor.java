package harrier.shadow;

import jdk.internal.vm.annotation.ForceInline;

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

  /** The inline test: whether an access goes on with the range, and so is part of it. */
  @ForceInline
  public boolean goesOn(Object accessed, int index) {
    if (array != accessed || next != index) {
      return false;
    }
    next = index + step;
    return true;
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
    return step == UNKNOWN || step == 0 ? 1 : (next - first) / step;
  }

  /** The least index. */
  public int lowest() {
    return step == UNKNOWN || step >= 0 ? first : next - step;
  }

  /** How far apart the elements are. */
  public int distance() {
    return step == UNKNOWN || step == 0 ? 1 : Math.abs(step);
  }

  public int site() {
    return site;
  }

  public boolean isWrite() {
    return write;
  }
}
