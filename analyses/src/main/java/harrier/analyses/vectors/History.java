package harrier.analyses.vectors;

import harrier.analyses.clock.ClockCounts;
import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import harrier.shadow.SpinLock;
import java.util.Arrays;

/**
 * A vector clock of reads and one of writes: the latest of each thread, with its site.
 *
 * <p>Most variables are accessed by one thread: the first entry of each clock is kept here, and
 * more are kept elsewhere.
 */
class History extends SpinLock {
  static final long[] NONE = {};

  /** One word for each thread that has an entry, in no order. Guarded by the variable's lock. */
  private long read = AccessWord.NONE;

  private long[] moreReads = NONE;

  private long written = AccessWord.NONE;
  private long[] moreWritten = NONE;

  History() {
    ClockCounts.allocated();
    ClockCounts.allocated();
  }

  /** Sets the entry of the thread whose access this is. */
  final void add(boolean write, long now) {
    if (write) {
      if (isPlaceOf(now, written)) {
        written = now;
      } else {
        moreWritten = put(now, moreWritten);
      }
    } else if (isPlaceOf(now, read)) {
      read = now;
    } else {
      moreReads = put(now, moreReads);
    }
  }

  private static boolean isPlaceOf(long now, long entry) {
    return entry == AccessWord.NONE || AccessWord.tid(entry) == AccessWord.tid(now);
  }

  private static long[] put(long now, long[] entries) {
    for (int i = 0; i < entries.length; i++) {
      if (isPlaceOf(now, entries[i])) {
        entries[i] = now;
        return entries;
      }
    }
    return and(now, entries);
  }

  private static long[] and(long now, long[] entries) {
    long[] more = Arrays.copyOf(entries, entries.length + 1);
    more[entries.length] = now;
    return more;
  }

  /**
   * Whether the thread has read the variable in this epoch. By that thread, without the lock:
   * nobody else stores this epoch, and who misses it while entries are moved just looks again.
   */
  final boolean wasReadAt(long stamp) {
    return AccessWord.sameEpoch(read, stamp) || has(stamp, moreReads);
  }

  /** The same for a write. */
  final boolean wasWrittenAt(long stamp) {
    return AccessWord.sameEpoch(written, stamp) || has(stamp, moreWritten);
  }

  private static boolean has(long stamp, long[] entries) {
    for (long entry : entries) {
      if (AccessWord.sameEpoch(entry, stamp)) {
        return true;
      }
    }
    return false;
  }

  /** [Read]: no write may be concurrent with it. [Write]: no access at all. */
  final Conflicts conflicts(boolean write, ThreadClock t) {
    return Conflicts.of(
        select(t, written, moreWritten, false), write ? select(t, read, moreReads, false) : NONE);
  }

  /**
   * The same for a plain access. A write of that sort stands for all it conflicts with: whoever
   * races with those later races with it, too.
   */
  final Conflicts plainConflicts(boolean write, ThreadClock t) {
    Conflicts conflicts = conflicts(write, t);
    if (write && conflicts.writes().length > 0) {
      long[] known = select(t, written, moreWritten, true);
      written = first(known);
      moreWritten = rest(known);
    }
    if (write && conflicts.reads().length > 0) {
      long[] known = select(t, read, moreReads, true);
      read = first(known);
      moreReads = rest(known);
    }
    return conflicts;
  }

  private static long first(long[] entries) {
    return entries.length == 0 ? AccessWord.NONE : entries[0];
  }

  private static long[] rest(long[] entries) {
    return entries.length < 2 ? NONE : Arrays.copyOfRange(entries, 1, entries.length);
  }

  /** The accesses that happen before what {@code t} does now, or the others. */
  private static long[] select(ThreadClock t, long first, long[] more, boolean known) {
    ClockCounts.operated();
    long[] selected = NONE;
    if (first != AccessWord.NONE && t.knows(first) == known) {
      selected = and(first, selected);
    }
    for (long word : more) {
      if (t.knows(word) == known) {
        selected = and(word, selected);
      }
    }
    return selected;
  }
}
