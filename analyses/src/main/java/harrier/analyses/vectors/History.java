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

  static final History EMPTY = new History(AccessWord.NONE, null);

  /** One of the entries, the latest if that is known: the most likely one to be asked for. */
  private final long latest;

  /** A word for each thread that has an entry, by its id; null if there is no other entry. */
  private final long[] entries;

  private History(long latest, long[] entries) {
    this.latest = latest;
    this.entries = entries;
  }

  private static History of(long only) {
    return new History(only, null);
  }

  /** The latest entry if that is known, else one of them; none if it is empty. */
  long latest() {
    return latest;
  }

  /** An entry of another thread than {@link #latest} is of; none if there is none. */
  long another() {
    return entries == null ? AccessWord.NONE : entries[0] == latest ? entries[1] : entries[0];
  }

  /** Whether there are others than {@link #latest} and {@link #another}. */
  boolean hasMore() {
    return entries != null && entries.length > 2;
  }

  /** Whether a thread has all entries there are. */
  boolean isOnlyOf(int tid) {
    return entries == null && (isEmpty() || AccessWord.tid(latest) == tid);
  }

  boolean isEmpty() {
    return latest == AccessWord.NONE;
  }

  /** Sets the entry of the thread whose access this is, unless it is of the same epoch already. */
  History with(long now) {
    if (isOnlyOf(AccessWord.tid(now))) {
      return AccessWord.sameEpoch(latest, now) ? this : of(now);
    }
    return entries == null ? new History(now, inOrder(latest, now)) : withAmongAll(now);
  }

  private static long[] inOrder(long one, long other) {
    return AccessWord.tid(one) < AccessWord.tid(other)
        ? new long[] {one, other}
        : new long[] {other, one};
  }

  private History withAmongAll(long now) {
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
    return new History(now, changed);
  }

  /** Only the entry of the thread whose access this is: of the same epoch, if there is one. */
  History only(long now) {
    if (entries == null) {
      return AccessWord.sameEpoch(latest, now) ? this : of(now);
    }
    for (long entry : entries) {
      if (AccessWord.sameEpoch(entry, now)) {
        return of(entry);
      }
    }
    return of(now);
  }

  /** Whether a thread has an entry of this epoch. */
  boolean has(long stamp) {
    return AccessWord.sameEpoch(latest, stamp) || entries != null && hasAmongAll(stamp);
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
    return entries == null ? isEmpty() || t.knows(latest) : areAllBefore(t);
  }

  private boolean areAllBefore(ThreadClock t) {
    for (long entry : entries) {
      if (!t.knows(entry)) {
        return false;
      }
    }
    return true;
  }

  /** The accesses that do not happen before what {@code t} does now. */
  long[] concurrentWith(ThreadClock t) {
    if (isBefore(t)) {
      return NONE;
    }
    return entries == null
        ? new long[] {latest}
        : Arrays.stream(entries).filter(entry -> !t.knows(entry)).toArray();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof History that
        && (entries == null
            ? that.entries == null && latest == that.latest
            : Arrays.equals(entries, that.entries));
  }

  @Override
  public int hashCode() {
    return entries == null ? Long.hashCode(latest) : Arrays.hashCode(entries);
  }
}
