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
 * @param reading whether the target was wanted for reading
 * @param held all locks held, the source among them: the gate locks of the paper
 * @param site where the target was asked for; unknown where a model says so
 * @param at the segment in which the target was asked for, as an access word
 * @param known what the thread knew of others then
 * @param accesses how the source and the target were taken
 */
record Edge(
    Identity thread,
    Gate source,
    Orders.Name target,
    boolean reading,
    List<Gate> held,
    Site site,
    long at,
    Clock known,
    List<Access> accesses) {

  /**
   * A lock that a thread holds.
   *
   * @param reading whether it is held for reading, as others may hold it
   */
  record Gate(Orders.Name lock, boolean reading) {
    /** Whether two threads cannot hold these at once. */
    boolean excludes(Gate other) {
      return lock == other.lock && !(reading && other.reading);
    }
  }

  Edge with(List<Access> both) {
    return new Edge(thread, source, target, reading, held, site, at, known, both);
  }

  /** Whether this thread has to wait for its target as long as the other holds its source. */
  boolean waitsFor(Edge next) {
    return next.source.excludes(new Gate(target, reading));
  }

  /**
   * Whether both can be steps of one deadlock but for their order: no thread, no gate in common.
   */
  boolean canMeet(Edge other) {
    if (thread == other.thread) {
      return false;
    }
    for (Gate gate : held) {
      for (Gate its : other.held) {
        if (gate.excludes(its)) {
          return false;
        }
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
    return thread == other.thread
        && target == other.target
        && reading == other.reading
        && source.reading == other.source.reading;
  }

  /** Whether the other one, of the same source, says nothing new. */
  boolean says(Edge other) {
    return isLike(other)
        && AccessWord.sameEpoch(at, other.at)
        && known == other.known
        && held.equals(other.held);
  }
}
