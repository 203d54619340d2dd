package harrier.analyses.clock;

/**
 * An immutable vector clock: a clock value for each thread id, zero where nothing is known.
 *
 * <p>A radix tree, as tall as its largest id needs, whose parts are shared between clocks: ids
 * nobody asked about take no room, and a join looks only at parts that differ. The ids of small
 * programs are in one array of their own.
 */
public final class Clock {
  private static final int LEAF_BITS = 5;
  private static final int LEAF = 1 << LEAF_BITS;
  private static final int NODE_BITS = 4;
  private static final int NODE = 1 << NODE_BITS;

  /** Nothing is known. */
  public static final Clock EMPTY = new Clock(new int[LEAF], null, 0);

  /** Clocks of the ids below {@link #LEAF}. */
  private final int[] low;

  /** Clocks of all other ids: nodes of nodes … of leaves, null where all is zero. */
  private final Object[] high;

  /** How many levels of nodes there are. */
  private final int height;

  private Clock(int[] low, Object[] high, int height) {
    this.low = low;
    this.high = high;
    this.height = height;
  }

  /** The values of the lowest ids. Not to be changed. */
  int[] low() {
    return low;
  }

  public int get(int tid) {
    return tid < LEAF ? low[tid] : getHigh(tid);
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
    if (tid < LEAF) {
      return new Clock(raised(low, tid, clock), high, height);
    }
    int needed = height;
    while (tid >>> shiftOf(needed + 1) != 0) {
      needed++;
    }
    return new Clock(low, raised(highAt(needed), needed, tid, clock), needed);
  }

  /** The high part as it looks in a taller tree. */
  private Object[] highAt(int taller) {
    Object[] part = high;
    for (int level = height; level < taller && part != null; level++) {
      Object[] above = new Object[NODE];
      above[0] = part;
      part = above;
    }
    return part;
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
    if (this == other) {
      return this;
    }
    int[] lows = joinLeaves(low, other.low);
    Object[] highs = height < other.height ? other.joinHigh(this) : joinHigh(other);
    if (lows == low && highs == high) {
      return this;
    }
    return lows == other.low && highs == other.high
        ? other
        : new Clock(lows, highs, Math.max(height, other.height));
  }

  /** The high parts joined; the other tree is at most as tall. */
  private Object[] joinHigh(Clock other) {
    return (Object[]) join(high, other.highAt(height));
  }

  private static Object join(Object a, Object b) {
    if (b == null || a == b) {
      return a;
    }
    if (a == null) {
      return b;
    }
    return a instanceof int[] leaf
        ? joinLeaves(leaf, (int[]) b)
        : joinNodes((Object[]) a, (Object[]) b);
  }

  private static int[] joinLeaves(int[] a, int[] b) {
    if (a == b) {
      return a;
    }
    int[] joined = null;
    boolean isB = true;
    for (int i = 0; i < LEAF; i++) {
      if (a[i] < b[i]) {
        joined = joined == null ? a.clone() : joined;
        joined[i] = b[i];
      } else {
        isB &= a[i] == b[i];
      }
    }
    return joined == null ? a : isB ? b : joined;
  }

  private static Object[] joinNodes(Object[] a, Object[] b) {
    Object[] joined = null;
    boolean isB = true;
    for (int i = 0; i < NODE; i++) {
      Object part = join(a[i], b[i]);
      if (part != a[i]) {
        joined = joined == null ? a.clone() : joined;
        joined[i] = part;
      }
      isB &= part == b[i];
    }
    return joined == null ? a : isB ? b : joined;
  }

  /** Whether no value here exceeds the other's. */
  public boolean isAtMost(Clock other) {
    return this == other
        || (height <= other.height
            && isAtMost(low, other.low)
            && isAtMost(highAt(other.height), other.high));
  }

  private static boolean isAtMost(Object a, Object b) {
    if (a == b || a == null) {
      return true;
    }
    if (a instanceof int[] leaf) {
      for (int i = 0; i < LEAF; i++) {
        if (leaf[i] > (b == null ? 0 : ((int[]) b)[i])) {
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
