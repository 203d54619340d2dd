package harrier.analyses.racer;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.locks.Locks;
import harrier.analyses.locks.Protection;
import harrier.shadow.AccessWord;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * A state of Racer's machine, Figure 9b of the paper.
 *
 * @param last the access that led to an exclusive state: its epoch is the access period
 * @param lastWrite the latest write, which may lie before a handover
 * @param candidates the locks held at every access since the last handover
 * @param alone the locks held alone at the latest write, or at a read since then that was a
 *     handover: whoever holds one of them later comes after that write
 * @param shared the accesses since then, each thread and site once; null while exclusive
 * @param moment the period and the locks of the access that led to an exclusive state; 0 for others
 */
record State(
    Kind kind,
    long last,
    long lastWrite,
    Locks candidates,
    Locks alone,
    List<Seen> shared,
    long moment)
    implements Protection {

  /** More accesses than these are not remembered for the report. */
  private static final int REPORTED = 8;

  /** The names of the figure. */
  enum Kind {
    VIRGIN,
    EXCLUSIVE,
    EXCLUSIVE_MODIFIED,
    SHARED,
    SHARED_MODIFIED;

    boolean isExclusive() {
      return this == EXCLUSIVE || this == EXCLUSIVE_MODIFIED;
    }
  }

  /**
   * The locks that a thread holds at an access.
   *
   * @param alone those that nobody else can hold
   * @param protecting those that protect the access
   */
  record Held(Locks alone, Locks protecting) {}

  /** An access for the report. */
  record Seen(long word, boolean write) {
    boolean isLike(Seen other) {
      return write == other.write
          && AccessWord.tid(word) == AccessWord.tid(other.word)
          && AccessWord.site(word) == AccessWord.site(other.word);
    }
  }

  static final State VIRGIN =
      new State(Kind.VIRGIN, AccessWord.NONE, AccessWord.NONE, null, Locks.NONE, List.of(), 0);

  /** The state after an access by a thread, to which earlier ones are visible or not. */
  State after(ThreadClock t, boolean isWrite, Held held, long now) {
    long write = isWrite ? now : lastWrite;
    if (kind == Kind.VIRGIN || kind.isExclusive() && t.knows(last)) { // [Handover]
      Kind next = isWrite ? Kind.EXCLUSIVE_MODIFIED : Kind.EXCLUSIVE;
      Locks order = isWrite ? held.alone : alone.with(held.alone);
      Locks known = held.protecting == held.alone ? held.alone : null;
      return new State(next, now, write, held.protecting, order, null, moment(t, known));
    }
    boolean seesWrite = t.knows(lastWrite);
    boolean modified = kind == Kind.SHARED_MODIFIED || isWrite || !seesWrite;
    Kind next = modified ? Kind.SHARED_MODIFIED : Kind.SHARED; // [Share]
    Locks fewer = candidates.intersect(held.protecting);
    if (!isWrite && !seesWrite) { // [Readers]
      fewer = fewer.intersect(alone.with(held.alone));
    }
    List<Seen> more = with(new Seen(now, isWrite));
    Locks order = isWrite && !alone.containsAll(fewer) ? held.alone : alone;
    return next == kind && fewer == candidates && order == alone && more == shared
        ? this
        : new State(next, last, write, fewer, order, more, 0);
  }

  /** The accesses since the last handover, each thread and site once. */
  List<Seen> accesses() {
    return kind.isExclusive() ? List.of(new Seen(last, kind == Kind.EXCLUSIVE_MODIFIED)) : shared;
  }

  /** Whether one of these was that. */
  boolean hasSeen(long word) {
    if (kind.isExclusive()) {
      return last == word;
    }
    for (Seen each : shared) {
      if (each.word == word) {
        return true;
      }
    }
    return false;
  }

  private List<Seen> with(Seen now) {
    List<Seen> accesses = accesses();
    if (accesses.size() == REPORTED) {
      return accesses;
    }
    for (Seen each : accesses) {
      if (each.isLike(now)) {
        return accesses;
      }
    }
    List<Seen> more = new ArrayList<>(accesses);
    more.add(now);
    return List.copyOf(more);
  }

  /**
   * The period of a thread and the locks that it holds, in a number that is that of no other; 0 if
   * there is none. Reads and writes must be protected by the same locks, or these are null.
   */
  static long moment(ThreadClock t, Locks held) {
    return held == null || held.number() == 0 ? 0 : t.stamp() | held.number();
  }

  /** Whether an access at a moment was the one that led here, and one like it comes again. */
  @ForceInline
  boolean isOf(long now, boolean write) {
    return moment == now && now != 0 && (!write || kind == Kind.EXCLUSIVE_MODIFIED);
  }

  /**
   * Whether the same access again, with these locks held, would change nothing.
   *
   * @param held those that protect the access
   * @param heldAlone those that nobody else can hold
   */
  @DontInline
  boolean isSettled(boolean write, ThreadClock t, Locks held, Locks heldAlone) {
    return switch (kind) {
      case VIRGIN -> false;
      case EXCLUSIVE ->
          !write
              && candidates == held
              && alone.containsAll(heldAlone)
              && AccessWord.sameEpoch(last, t.stamp());
      case EXCLUSIVE_MODIFIED -> candidates == held && AccessWord.sameEpoch(last, t.stamp());
      case SHARED -> !write && t.knows(lastWrite) && held.containsAll(candidates);
      case SHARED_MODIFIED ->
          !candidates.isEmpty() && held.containsAll(candidates) && alone.containsAll(candidates);
    };
  }

  @Override
  public boolean isLost() {
    return kind == Kind.SHARED_MODIFIED && candidates.isEmpty();
  }
}
