package harrier.analyses.vectors;

import harrier.analyses.clock.ClockCounts;
import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import java.util.Arrays;

/**
 * A vector clock: the latest access of each thread, of those of one kind, with its site. Immutable.
 *
 * <p>Most variables are accessed by one thread: the first entry is kept here, and more are kept
 * elsewhere.
 */
final class History {
  private static final long[] NONE = {};

  static final History EMPTY = new History(AccessWord.NONE, NONE);

  /** One word for each thread that has an entry, in no order. */
  private final long first;

  private final long[] more;

  private History(long first, long[] more) {
    this.first = first;
    this.more = more;
  }

  /** Sets the entry of the thread whose access this is, unless it is of the same epoch already. */
  History with(long now) {
    if (has(now)) {
      return this;
    }
    if (isPlaceOf(now, first)) {
      return new History(now, more);
    }
    for (int i = 0; i < more.length; i++) {
      if (isPlaceOf(now, more[i])) {
        long[] copy = more.clone();
        copy[i] = now;
        return new History(first, copy);
      }
    }
    return new History(first, and(now, more));
  }

  private static boolean isPlaceOf(long now, long entry) {
    return entry == AccessWord.NONE || AccessWord.tid(entry) == AccessWord.tid(now);
  }

  private static long[] and(long now, long[] entries) {
    long[] longer = Arrays.copyOf(entries, entries.length + 1);
    longer[entries.length] = now;
    return longer;
  }

  /** Whether a thread has an entry of this epoch. */
  boolean has(long stamp) {
    if (AccessWord.sameEpoch(first, stamp)) {
      return true;
    }
    for (long entry : more) {
      if (AccessWord.sameEpoch(entry, stamp)) {
        return true;
      }
    }
    return false;
  }

  /** Whether all happen before what {@code t} does now. */
  boolean isBefore(ThreadClock t) {
    ClockCounts.operated();
    if (first != AccessWord.NONE && !t.knows(first)) {
      return false;
    }
    for (long entry : more) {
      if (!t.knows(entry)) {
        return false;
      }
    }
    return true;
  }

  /** The accesses that do not happen before what {@code t} does now. */
  long[] concurrentWith(ThreadClock t) {
    return isBefore(t) ? NONE : select(t, false);
  }

  /** Those that do. */
  History knownTo(ThreadClock t) {
    if (isBefore(t)) {
      return this;
    }
    long[] known = select(t, true);
    return known.length == 0
        ? EMPTY
        : new History(known[0], Arrays.copyOfRange(known, 1, known.length));
  }

  private long[] select(ThreadClock t, boolean known) {
    long[] selected = NONE;
    if (first != AccessWord.NONE && t.knows(first) == known) {
      selected = and(first, selected);
    }
    for (long entry : more) {
      if (t.knows(entry) == known) {
        selected = and(entry, selected);
      }
    }
    return selected;
  }
}
