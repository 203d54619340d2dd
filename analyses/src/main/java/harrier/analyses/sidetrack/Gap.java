package harrier.analyses.sidetrack;

import harrier.analyses.transaction.Operation;
import harrier.shadow.ShadowLock;
import java.util.Collections;
import java.util.List;

/**
 * Where a transaction does not hold a lock that it holds before and after.
 *
 * @param word when it was over, for the clocks
 * @param held locks that it holds meanwhile
 */
record Gap(Operation release, Operation acquire, long word, List<ShadowLock> held) {
  /** Whether a section of another thread fits in, as far as other locks go. */
  boolean admits(Section section) {
    return acquire.thread() != section.acquire().thread()
        && Collections.disjoint(held, section.held());
  }

  boolean isLike(Gap other) {
    return release.site() == other.release.site()
        && acquire.site() == other.acquire.site()
        && acquire.thread() == other.acquire.thread();
  }
}
