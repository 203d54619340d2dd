package harrier.analyses.clock;

/**
 * An immutable vector clock: a clock value for each thread id, zero where nothing is known.
 *
 * <p>A radix tree whose parts are shared between clocks: ids nobody asked about take no room, and a
 * join looks only at parts that differ. The ids of small programs are in one array of their own.
 */
public final class Clock {
  private static final int LEAF_BITS = 4;
  private static final int LEAF = 1 << LEAF_BITS;
  private static final int NODE_BITS = 6;
  private static final int NODE = 1 << NODE_BITS;

  /** Shift that selects the child of the root; leaves are three levels below. */
  private static final int ROOT_SHIFT = LEAF_BITS + 2 * NODE_BITS;

  /** Nothing is known. */
  public static final Clock EMPTY = new Clock(new int[LEAF], null);

  /** Clocks of the ids below {@link #LEAF}. */
  private final int[] low;

  /** Clocks of all other ids: nodes of nodes of nodes of leaves, null where all is zero. */
  private final Object[] high;

  private Clock(int[] low, Object[] high) {
    this.low = low;
    this.high = high;
  }

  public int get(int tid) {
    return tid < LEAF ? low[tid] : getHigh(tid);
  }

  private int getHigh(int tid) {
    Object part = high;
    for (int shift = ROOT_SHIFT; part != null && shift >= LEAF_BITS; shift -= NODE_BITS) {
      part = ((Object[]) part)[(tid >>> shift) & (NODE - 1)];
    }
    return part == null ? 0 : ((int[]) part)[tid & (LEAF - 1)];
  }

  /** This clock with the value for one id raised to {@code clock}, if it was lower. */
  public Clock with(int tid, int clock) {
    if (get(tid) >= clock) {
      return this;
    }
    return tid < LEAF
        ? new Clock(raised(low, tid, clock), high)
        : new Clock(low, raised(high, ROOT_SHIFT, tid, clock));
  }

  private static int[] raised(int[] leaf, int tid, int clock) {
    int[] copy = leaf == null ? new int[LEAF] : leaf.clone();
    copy[tid & (LEAF - 1)] = clock;
    return copy;
  }

  private static Object[] raised(Object[] node, int shift, int tid, int clock) {
    Object[] copy = node == null ? new Object[NODE] : node.clone();
    int i = (tid >>> shift) & (NODE - 1);
    copy[i] =
        shift == LEAF_BITS
            ? raised((int[]) copy[i], tid, clock)
            : raised((Object[]) copy[i], shift - NODE_BITS, tid, clock);
    return copy;
  }

  /** The least clock that is at least both; this very one if it already is. */
  public Clock joinWith(Clock other) {
    int[] lows = (int[]) join(low, other.low);
    Object[] highs = (Object[]) join(high, other.high);
    if (lows == low && highs == high) {
      return this;
    }
    return lows == other.low && highs == other.high ? other : new Clock(lows, highs);
  }

  private static Object join(Object a, Object b) {
    if (a == b || b == null) {
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
    return this == other || (isAtMost(low, other.low) && isAtMost(high, other.high));
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
