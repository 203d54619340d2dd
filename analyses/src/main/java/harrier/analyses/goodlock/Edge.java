package harrier.analyses.goodlock;

import harrier.analyses.clock.Clock;
import harrier.finding.Access;
import harrier.shadow.AccessWord;
import harrier.shadow.Identity;
import harrier.shadow.Site;
import java.util.List;

/**
 * One thread took, or asked for, the target lock while it held the source lock.
 *
 * @param held all locks held, the source among them: the gate locks of the paper
 * @param site where the target was asked for; unknown where a model says so
 * @param at the segment in which the target was asked for, as an access word
 * @param known what the thread knew of others then
 * @param accesses how the source and the target were taken
 */
record Edge(
    Identity thread,
    Orders.Name source,
    Orders.Name target,
    List<Orders.Name> held,
    Site site,
    long at,
    Clock known,
    List<Access> accesses) {

  Edge with(List<Access> both) {
    return new Edge(thread, source, target, held, site, at, known, both);
  }

  /**
   * Whether both can be steps of one deadlock but for their order: no thread, no gate in common.
   */
  boolean canMeet(Edge other) {
    if (thread == other.thread) {
      return false;
    }
    for (Orders.Name lock : held) {
      if (other.held.contains(lock)) {
        return false;
      }
    }
    return true;
  }

  boolean isOrderedWith(Edge other) {
    return isBefore(other) || other.isBefore(this);
  }

  /** Whether this target was asked for before the other thread came to ask for its own. */
  private boolean isBefore(Edge other) {
    int tid = AccessWord.tid(at);
    return tid == AccessWord.tid(other.at) || AccessWord.clock(at) <= other.known.get(tid);
  }

  boolean isLike(Edge other) {
    return thread == other.thread && target == other.target;
  }

  /** Whether the other one, of the same source, says nothing new. */
  boolean says(Edge other) {
    return isLike(other)
        && AccessWord.sameEpoch(at, other.at)
        && known == other.known
        && held.equals(other.held);
  }
}
