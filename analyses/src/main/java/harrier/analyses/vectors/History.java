package harrier.analyses.vectors;

import harrier.analyses.clock.ClockCounts;
import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;

/**
 * A vector clock: the latest access of each thread, of those of one kind, with its site. Immutable.
 */
final class History {
  private static final long[] NONE = {};

  static final History EMPTY = new History(NONE);

  /** One word for each thread that has an entry, by its id. */
  private final long[] entries;

  /** One of them, the latest if that is known: the most likely one to be asked for. */
  private final long latest;

  private History(long[] entries) {
    this(entries, entries.length == 0 ? AccessWord.NONE : entries[0]);
  }

  private History(long[] entries, long latest) {
    this.entries = entries;
    this.latest = latest;
  }

  /** The latest entry if that is known, else one of them; none if it is empty. */
  long latest() {
    return latest;
  }

  /** An entry of another thread than {@link #latest} is of; none if there is none. */
  long another() {
    return entries.length < 2 ? AccessWord.NONE : entries[0] == latest ? entries[1] : entries[0];
  }

  /** Whether a thread has all entries there are. */
  boolean isOnlyOf(int tid) {
    return entries.length == 0 || entries.length == 1 && AccessWord.tid(entries[0]) == tid;
  }

  boolean isEmpty() {
    return entries.length == 0;
  }

  /** Sets the entry of the thread whose access this is, unless it is of the same epoch already. */
  History with(long now) {
    int tid = AccessWord.tid(now);
    int at = 0;
    while (at < entries.length && AccessWord.tid(entries[at]) < tid) {
      at++;
    }
    boolean isThere = at < entries.length && AccessWord.tid(entries[at]) == tid;
    if (isThere && AccessWord.sameEpoch(entries[at], now)) {
      return this;
    }
    long[] changed = Arrays.copyOf(entries, isThere ? entries.length : entries.length + 1);
    if (!isThere) {
      System.arraycopy(entries, at, changed, at + 1, entries.length - at);
    }
    changed[at] = now;
    return new History(changed, now);
  }

  /** Only the entry of the thread whose access this is: of the same epoch, if there is one. */
  History only(long now) {
    for (long entry : entries) {
      if (AccessWord.sameEpoch(entry, now)) {
        return entries.length == 1 ? this : new History(new long[] {entry});
      }
    }
    return new History(new long[] {now});
  }

  /** Whether a thread has an entry of this epoch. */
  boolean has(long stamp) {
    return AccessWord.sameEpoch(latest, stamp) || entries.length > 1 && hasAmongAll(stamp);
  }

  @DontInline
  private boolean hasAmongAll(long stamp) {
    for (long entry : entries) {
      if (AccessWord.sameEpoch(entry, stamp)) {
        return true;
      }
    }
    return false;
  }

  /** Whether all happen before what {@code t} does now. */
  boolean isBefore(ThreadClock t) {
    ClockCounts.operated();
    for (long entry : entries) {
      if (!t.knows(entry)) {
        return false;
      }
    }
    return true;
  }

  /** The accesses that do not happen before what {@code t} does now. */
  long[] concurrentWith(ThreadClock t) {
    return isBefore(t) ? NONE : Arrays.stream(entries).filter(entry -> !t.knows(entry)).toArray();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof History that && Arrays.equals(entries, that.entries);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(entries);
  }
}
