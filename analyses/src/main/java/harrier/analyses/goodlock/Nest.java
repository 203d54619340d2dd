package harrier.analyses.goodlock;

import harrier.analyses.clock.Clock;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowLock;

/** The locks that one thread holds, and what it took inside of which lately. */
final class Nest {
  private static final int REMEMBERED = 64;

  /** The innermost lock held, which leads to the others; or null. */
  Hold holds;

  private final Known[] latest = new Known[REMEMBERED];

  /** That the edges to a lock are there. The locks held then are those of {@code holds}. */
  private record Known(Hold holds, ShadowLock target, boolean reading, long at, Clock known) {}

  /** Whether the edges to a lock that is taken now are there; from now on they are. */
  boolean isKnown(ShadowLock target, boolean reading, long at, Clock known) {
    int place = System.identityHashCode(target) & (REMEMBERED - 1);
    Known before = latest[place];
    if (before != null
        && before.target == target
        && before.reading == reading
        && before.known == known
        && AccessWord.sameEpoch(before.at, at)
        && areSame(before.holds, holds)) {
      return true;
    }
    latest[place] = new Known(holds, target, reading, at, known);
    return false;
  }

  private static boolean areSame(Hold a, Hold b) {
    while (a != b) {
      if (a == null || b == null || !a.isSame(b)) {
        return false;
      }
      a = a.outer();
      b = b.outer();
    }
    return true;
  }
}
