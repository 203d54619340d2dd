package harrier.analyses.sidetrack;

import harrier.analyses.transaction.Operation;
import harrier.shadow.ShadowLock;
import java.util.List;

/**
 * A critical section of a lock.
 *
 * @param word when it began, for the clocks
 * @param held other locks that its thread held
 */
record Section(Operation acquire, long word, List<ShadowLock> held) {
  boolean isBySameThread(Section other) {
    return acquire.thread() == other.acquire.thread();
  }

  boolean isLike(Section other) {
    return acquire.site() == other.acquire.site() && isBySameThread(other);
  }
}
