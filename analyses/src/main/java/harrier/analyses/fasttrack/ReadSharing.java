package harrier.analyses.fasttrack;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import harrier.shadow.ReadSets;
import java.util.Arrays;

/**
 * How one thread's reads join those of others: from which set, by which read, to which set.
 *
 * <p>A thread that reads many shared variables at one place in one epoch goes the same way each
 * time, so the ways are remembered and the sets are few. Where that does not hold, {@link
 * AccessWord#SHARED} tells the variable to keep a set of its own.
 */
final class ReadSharing {
  private static final int WAYS = 256;

  /** Sets a thread may make at the start, and for how many ways found one more. */
  private static final int FREE_SETS = 512;

  private static final int HITS_A_SET = 4;

  private final long[] from = new long[WAYS];
  private final long[] by = new long[WAYS];
  private final long[] to = new long[WAYS];

  private long hits;
  private long made;

  /** The word of {@code readers} together with the read {@code now} of thread {@code t}. */
  long next(long readers, long now, ThreadClock t) {
    long mixed = (readers * 0x9E3779B97F4A7C15L + now) * 0x9E3779B97F4A7C15L;
    int way = (int) (mixed >>> 56);
    if (from[way] == readers && by[way] == now) {
      hits++;
      return to[way];
    }
    if (made > FREE_SETS + hits / HITS_A_SET) {
      return AccessWord.SHARED;
    }
    long next = join(readers, now, t);
    from[way] = readers;
    by[way] = now;
    to[way] = next;
    return next;
  }

  /**
   * A read that happens before this one is covered by it: whoever races with it races with both.
   */
  private long join(long readers, long now, ThreadClock t) {
    long[] before = AccessWord.isShared(readers) ? ReadSets.at(readers) : new long[] {readers};
    long[] words = new long[before.length + 1];
    int n = 0;
    for (long word : before) {
      if (!t.knows(word)) {
        words[n++] = word;
      }
    }
    if (n == 0) {
      return now;
    }
    words[n++] = now;
    made++;
    return ReadSets.add(Arrays.copyOf(words, n));
  }
}
