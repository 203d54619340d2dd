package harrier.analyses.fasttrack;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import harrier.shadow.ReadSets;
import harrier.shadow.ReadWays;
import java.util.Arrays;

/** How a read joins those of other threads. */
final class ReadSharing {
  private ReadSharing() {}

  /**
   * The word of {@code readers} together with the read {@code now} of thread {@code t}. Where sets
   * are too many, {@link AccessWord#OWN} tells the variable to keep one of its own, unless another
   * variable has gone the same way.
   */
  static long next(ReadWays ways, long readers, long now, ThreadClock t) {
    long known = ways.find(readers, now);
    if (known != AccessWord.NONE && known != AccessWord.OWN) {
      return known;
    }
    boolean isFirst = known == AccessWord.NONE;
    long next = isFirst && !ways.mayMakeSet() ? AccessWord.OWN : join(readers, now, t);
    ways.add(readers, now, next);
    return next;
  }

  /**
   * A read that happens before this one is covered by it: whoever races with it races with both.
   */
  private static long join(long readers, long now, ThreadClock t) {
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
    return ReadSets.add(Arrays.copyOf(words, n));
  }
}
