package harrier.analyses.clock;

import java.util.Arrays;

/**
 * An immutable vector clock: a clock value for each thread id, zero where nothing is known.
 *
 * <p>A radix tree, as tall as its largest id needs, whose parts are shared between clocks: ids
 * nobody asked about take no room, and a join looks only at parts that differ and that it has not
 * joined before. The ids of small programs are in one array of their own.
 */
public final class Clock {
  private static final int LEAF_BITS = 5;
  private static final int LEAF = 1 << LEAF_BITS;
  private static final int FEWEST = 4;
  private static final int NODE_BITS = 4;
  private static final int NODE = 1 << NODE_BITS;

  private static final int[] NOTHING = {};

  /** Nothing is known. */
  public static final Clock EMPTY = new Clock(new int[FEWEST], null, 0, null);

  /** Clocks of the ids below {@link #LEAF}, or of as many of these as are known. */
  private final int[] low;

  /** Clocks of all other ids: nodes of nodes … of leaves, null where all is zero. */
  private final Object[] high;

  /** How many levels of nodes there are. */
  private final int height;

  /**
   * Nodes of the same height, or null, that are known to be at most the high part: where another
   * clock has parts of these, joining them changes nothing. A hint: any thread may replace it.
   */
  private Object[] floor;

  private Clock(int[] low, Object[] high, int height, Object[] floor) {
    this.low = low;
    this.high = high;
    this.height = height;
    this.floor = floor;
    ClockCounts.allocated();
  }

  /** The values of the lowest ids. Not to be changed. */
  int[] low() {
    return low;
  }

  public int get(int tid) {
    return tid < low.length ? low[tid] : tid < LEAF ? 0 : getHigh(tid);
  }

  private int getHigh(int tid) {
    if (tid >>> shiftOf(height + 1) != 0) {
      return 0;
    }
    Object part = high;
    for (int level = height; level > 0 && part != null; level--) {
      part = ((Object[]) part)[indexAt(level, tid)];
    }
    return part == null ? 0 : ((int[]) part)[tid & (LEAF - 1)];
  }

  /** How far to shift an id to find the child of a node at this level, counted from the leaves. */
  private static int shiftOf(int level) {
    return LEAF_BITS + (level - 1) * NODE_BITS;
  }

  private static int indexAt(int level, int tid) {
    return (tid >>> shiftOf(level)) & (NODE - 1);
  }

  /** This clock with the value for one id raised to {@code clock}, if it was lower. */
  public Clock with(int tid, int clock) {
    if (get(tid) >= clock) {
      return this;
    }
    ClockCounts.operated();
    Object[] hint = floor;
    Object[] known = hint == null ? high : hint;
    if (tid < LEAF) {
      return new Clock(raisedLow(low, tid, clock), high, height, known);
    }
    int needed = height;
    while (tid >>> shiftOf(needed + 1) != 0) {
      needed++;
    }
    Object[] higher = raised(lifted(high, needed), needed, tid, clock);
    return new Clock(low, higher, needed, lifted(known, needed));
  }

  /** Nodes of this tree's height as they look in a taller one. */
  private Object[] lifted(Object[] nodes, int taller) {
    Object[] part = nodes;
    for (int level = height; level < taller && part != null; level++) {
      Object[] above = new Object[NODE];
      above[0] = part;
      part = above;
    }
    return part;
  }

  private static int[] raisedLow(int[] low, int tid, int clock) {
    int length = low.length;
    while (length <= tid) {
      length *= 2;
    }
    int[] copy = Arrays.copyOf(low, length);
    copy[tid] = clock;
    return copy;
  }

  private static int[] raised(int[] leaf, int tid, int clock) {
    int[] copy = leaf == null ? new int[LEAF] : leaf.clone();
    copy[tid & (LEAF - 1)] = clock;
    return copy;
  }

  private static Object[] raised(Object[] node, int level, int tid, int clock) {
    Object[] copy = node == null ? new Object[NODE] : node.clone();
    int i = indexAt(level, tid);
    copy[i] =
        level == 1
            ? raised((int[]) copy[i], tid, clock)
            : raised((Object[]) copy[i], level - 1, tid, clock);
    return copy;
  }

  /** The least clock that is at least both; this very one if it already is. */
  public Clock joinWith(Clock other) {
    return joinWith(other, other);
  }

  /** The same for clocks that many add to, each much like the one before it: this is added. */
  Clock addedTo(Clock sum) {
    return joinWith(sum, this);
  }

  /** The same for the other with the value for one id raised to {@code clock}. */
  Clock joinWith(Clock other, int tid, int clock) {
    if (tid >= LEAF) {
      return joinWith(other.with(tid, clock));
    }
    int[] lows = joinLows(low, other.low);
    if (tid >= lows.length || lows == low || lows == other.low) {
      lows = tid < lows.length && lows[tid] >= clock ? lows : raisedLow(lows, tid, clock);
    } else if (lows[tid] < clock) {
      lows[tid] = clock;
    }
    return joinWith(other, lows, other);
  }

  /** Joins with the other; clocks much like {@code likely} will be joined with the result. */
  private Clock joinWith(Clock other, Clock likely) {
    return this == other ? this : joinWith(other, joinLows(low, other.low), likely);
  }

  private Clock joinWith(Clock other, int[] lows, Clock likely) {
    ClockCounts.operated();
    Object[] highs = height < other.height ? other.joinHigh(this) : joinHigh(other);
    if (lows == low && highs == high) {
      return knownAbove(other);
    }
    if (lows == other.low && highs == other.high) {
      return other.knownAbove(this);
    }
    Clock joined = new Clock(lows, highs, Math.max(height, other.height), null);
    return joined.knownAbove(likely);
  }

  /** The high parts joined; the other tree is at most as tall. */
  private Object[] joinHigh(Clock other) {
    return (Object[])
        join(high, other.lifted(other.high, height), floor, other.lifted(other.floor, height));
  }

  /** This clock, which need not be compared again with the parts of the smaller one. */
  private Clock knownAbove(Clock smaller) {
    if (smaller.high != null) {
      floor = smaller.lifted(smaller.high, height);
    }
    return this;
  }

  /** Joins parts of two trees, with those of their floors. */
  private static Object join(Object a, Object b, Object floorOfA, Object floorOfB) {
    if (b == null || a == b || b == floorOfA) {
      return a;
    }
    if (a == null || a == floorOfB) {
      return b;
    }
    return a instanceof int[] leaf
        ? joinLeaves(leaf, (int[]) b)
        : joinNodes((Object[]) a, (Object[]) b, (Object[]) floorOfA, (Object[]) floorOfB);
  }

  /** Joins what may be of different lengths; {@code a} itself if it is at least the other. */
  private static int[] joinLows(int[] a, int[] b) {
    return a.length >= b.length ? joinLeaves(a, b) : joinLeaves(b, a);
  }

  /** Joins a leaf with another that is at most as long. */
  private static int[] joinLeaves(int[] a, int[] b) {
    if (a == b) {
      return a;
    }
    int[] joined = null;
    boolean isB = a.length == b.length;
    for (int i = 0; i < b.length; i++) {
      if (a[i] < b[i]) {
        joined = joined == null ? a.clone() : joined;
        joined[i] = b[i];
      } else {
        isB &= a[i] == b[i];
      }
    }
    return joined == null ? a : isB ? b : joined;
  }

  private static Object[] joinNodes(Object[] a, Object[] b, Object[] floorOfA, Object[] floorOfB) {
    Object[] joined = null;
    boolean isB = true;
    for (int i = 0; i < NODE; i++) {
      Object part = join(a[i], b[i], child(floorOfA, i), child(floorOfB, i));
      if (part != a[i]) {
        joined = joined == null ? a.clone() : joined;
        joined[i] = part;
      }
      isB &= part == b[i];
    }
    return joined == null ? a : isB ? b : joined;
  }

  private static Object child(Object[] node, int i) {
    return node == null ? null : node[i];
  }

  /** Whether no value here exceeds the other's. */
  public boolean isAtMost(Clock other) {
    ClockCounts.operated();
    return this == other
        || (height <= other.height
            && isAtMost(low, other.low)
            && isAtMost(lifted(high, other.height), other.high));
  }

  private static boolean isAtMost(Object a, Object b) {
    if (a == b || a == null) {
      return true;
    }
    if (a instanceof int[] leaf) {
      int[] other = b == null ? NOTHING : (int[]) b;
      for (int i = 0; i < leaf.length; i++) {
        if (leaf[i] > (i < other.length ? other[i] : 0)) {
          return false;
        }
      }
      return true;
    }
    for (int i = 0; i < NODE; i++) {
      if (!isAtMost(((Object[]) a)[i], b == null ? null : ((Object[]) b)[i])) {
        return false;
      }
    }
    return true;
  }
}
