package harrier.analyses.vectors;

import harrier.analyses.clock.ClockCounts;
import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import java.util.Arrays;

/** A vector clock of accesses to one variable: the latest of each thread, with its site. */
final class AccessClock {
  static final long[] NONE = {};

  /** One word for each thread that has an entry, in no order. */
  private volatile long[] words = NONE;

  AccessClock() {
    ClockCounts.allocated();
  }

  /** Sets the entry of the thread whose access this is. */
  void set(long word) {
    long[] all = words;
    for (int i = 0; i < all.length; i++) {
      if (AccessWord.tid(all[i]) == AccessWord.tid(word)) {
        all[i] = word;
        return;
      }
    }
    long[] more = Arrays.copyOf(all, all.length + 1);
    more[all.length] = word;
    words = more;
  }

  /** Whether there is an entry of this very epoch. */
  boolean has(long stamp) {
    for (long word : words) {
      if (AccessWord.sameEpoch(word, stamp)) {
        return true;
      }
    }
    return false;
  }

  /** The accesses that do not happen before what {@code t} does now. */
  long[] unknownTo(ThreadClock t) {
    return select(t, false);
  }

  /** The same, and they are forgotten: whoever races with them later races with {@code t} too. */
  long[] takeUnknownTo(ThreadClock t) {
    long[] unknown = select(t, false);
    if (unknown.length > 0) {
      words = select(t, true);
    }
    return unknown;
  }

  private long[] select(ThreadClock t, boolean known) {
    ClockCounts.operated();
    long[] selected = NONE;
    for (long word : words) {
      if (t.knows(word) == known) {
        selected = Arrays.copyOf(selected, selected.length + 1);
        selected[selected.length - 1] = word;
      }
    }
    return selected;
  }
}
