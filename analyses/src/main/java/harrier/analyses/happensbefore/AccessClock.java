package harrier.analyses.happensbefore;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import java.util.Arrays;

/** A vector clock of accesses to one variable: the latest of each thread, with its site. */
final class AccessClock {
  static final long[] NONE = {};

  /** One word for each thread that has an entry, in no order. */
  private long[] words = NONE;

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
    long[] unknown = new long[words.length];
    int n = 0;
    for (long word : words) {
      if (!t.knows(word)) {
        unknown[n++] = word;
      }
    }
    return n == 0 ? NONE : Arrays.copyOf(unknown, n);
  }
}
