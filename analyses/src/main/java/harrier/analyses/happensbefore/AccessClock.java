package harrier.analyses.happensbefore;

import harrier.analyses.clock.ClockCounts;
import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import java.util.Arrays;

/** A vector clock of accesses to one variable: the latest of each thread, with its site. */
final class AccessClock {
  static final long[] NONE = {};

  /** One word for each thread that has an entry, in no order. */
  private long[] words = NONE;

  AccessClock() {
    ClockCounts.allocated();
  }

  /** Sets the entry of the thread whose access this is. */
  void set(long word) {
    for (int i = 0; i < words.length; i++) {
      if (AccessWord.tid(words[i]) == AccessWord.tid(word)) {
        words[i] = word;
        return;
      }
    }
    words = Arrays.copyOf(words, words.length + 1);
    words[words.length - 1] = word;
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
