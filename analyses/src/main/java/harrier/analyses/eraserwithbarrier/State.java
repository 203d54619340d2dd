package harrier.analyses.eraserwithbarrier;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.locks.Locks;
import harrier.analyses.locks.Protection;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowThread;
import java.util.Arrays;

/**
 * A state of Eraser's machine.
 *
 * @param owner the only thread so far; null in the other states
 * @param candidates the locks held at every access since the variable is shared; null before
 * @param words the latest access of each thread since the last barrier
 * @param lastWrite the latest write among them
 */
record State(Kind kind, ShadowThread owner, Locks candidates, long[] words, long lastWrite)
    implements Protection {

  /** The names of the paper's Figure 4. */
  enum Kind {
    VIRGIN,
    EXCLUSIVE,
    SHARED,
    SHARED_MODIFIED
  }

  static final State VIRGIN = new State(Kind.VIRGIN, null, null, new long[0], AccessWord.NONE);

  /** [Barrier]: whether barriers have ordered all accesses so far before what the thread does. */
  boolean isOver(ThreadClock t) {
    for (long word : words) {
      if (!t.knows(word)) {
        return false;
      }
    }
    return true;
  }

  /** The state after an access. */
  State after(ShadowThread t, boolean write, Locks held, long now) {
    Kind next = next(t, write);
    boolean exclusive = next == Kind.EXCLUSIVE;
    Locks fewer = exclusive ? null : candidates == null ? held : candidates.intersect(held);
    boolean isNews = !hasEpoch(now) || write && !AccessWord.sameEpoch(lastWrite, now);
    return next == kind && fewer == candidates && !isNews
        ? this
        : new State(next, exclusive ? t : null, fewer, with(now), write ? now : lastWrite);
  }

  private Kind next(ShadowThread t, boolean write) {
    if (kind == Kind.VIRGIN || kind == Kind.EXCLUSIVE && owner == t) {
      return Kind.EXCLUSIVE;
    }
    return write || kind == Kind.SHARED_MODIFIED ? Kind.SHARED_MODIFIED : Kind.SHARED;
  }

  private long[] with(long now) {
    for (int i = 0; i < words.length; i++) {
      if (AccessWord.tid(words[i]) == AccessWord.tid(now)) {
        long[] copy = words.clone();
        copy[i] = now;
        return copy;
      }
    }
    long[] more = Arrays.copyOf(words, words.length + 1);
    more[words.length] = now;
    return more;
  }

  /** Whether the same access again, with these locks held, would change nothing. */
  boolean isSettled(boolean write, Locks held, long stamp) {
    boolean fits =
        switch (kind) {
          case VIRGIN -> false;
          case EXCLUSIVE -> !write || lastWrite != AccessWord.NONE;
          case SHARED -> !write && held.containsAll(candidates);
          case SHARED_MODIFIED -> !candidates.isEmpty() && held.containsAll(candidates);
        };
    return fits && hasEpoch(stamp);
  }

  private boolean hasEpoch(long stamp) {
    for (long word : words) {
      if (AccessWord.sameEpoch(word, stamp)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isLost() {
    return kind == Kind.SHARED_MODIFIED && candidates.isEmpty();
  }

  /** An access by another thread, a write if there is one: what a report shows first. */
  long other(long now) {
    if (lastWrite != AccessWord.NONE && AccessWord.tid(lastWrite) != AccessWord.tid(now)) {
      return lastWrite;
    }
    for (long word : words) {
      if (AccessWord.tid(word) != AccessWord.tid(now)) {
        return word;
      }
    }
    return AccessWord.NONE;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof State that
        && kind == that.kind
        && owner == that.owner
        && candidates == that.candidates
        && Arrays.equals(words, that.words)
        && lastWrite == that.lastWrite;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }
}
