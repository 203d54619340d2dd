package harrier.shadow;

/**
 * How one thread's reads join those of others: from which set, by which read, to which set. Touched
 * by that thread only.
 *
 * <p>A thread that reads many shared variables at one place in one epoch goes the same way each
 * time, so the ways are remembered and the sets are few.
 */
public final class ReadWays {
  private static final int WAYS = 256;

  /** Sets a thread may make at the start, and for how many ways found one more. */
  private static final int FREE_SETS = 512;

  private static final int HITS_A_SET = 4;

  private final long[] from = new long[WAYS];
  private final long[] by = new long[WAYS];
  private final long[] to = new long[WAYS];

  private long hits;
  private long made;

  /** Where a read leads from those before it; {@link AccessWord#NONE} if that is not known. */
  public long find(long readers, long now) {
    int way = wayOf(readers, now);
    if (from[way] != readers || by[way] != now) {
      return AccessWord.NONE;
    }
    hits++;
    return to[way];
  }

  /** Whether one more set is worth while. */
  public boolean mayMakeSet() {
    return made <= FREE_SETS + hits / HITS_A_SET;
  }

  public void add(long readers, long now, long next) {
    int way = wayOf(readers, now);
    from[way] = readers;
    by[way] = now;
    to[way] = next;
    if (AccessWord.isShared(next) && next != AccessWord.OWN) {
      made++;
    }
  }

  private static int wayOf(long readers, long now) {
    long mixed = (readers * 0x9E3779B97F4A7C15L + now) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 56);
  }
}
