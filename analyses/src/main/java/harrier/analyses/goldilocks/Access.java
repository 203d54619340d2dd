package harrier.analyses.goldilocks;

import harrier.analyses.locks.Locks;

/**
 * An access that may still race with others.
 *
 * @param by the thread, and how far the order has spread from there
 * @param span when
 * @param word its number and site, for reports
 * @param locks the locks held then
 */
record Access(Reach by, long span, long word, boolean write, Locks locks) {

  long moment() {
    return by.moment(span);
  }

  boolean isIn(Reach reach, long when) {
    return by == reach && span == when;
  }

  /** Whether one of the two is a write, and the order has not spread from this one to that. */
  boolean racesWith(Access later) {
    return (write || later.write) && !isBefore(later);
  }

  private boolean isBefore(Access later) {
    Device t = later.by.thread;
    return by == later.by // [Same Thread]
        || by.has(t, span) // [Known]
        || !locks.isEmpty() && !locks.intersect(later.locks).isEmpty() // [Same Lock]
        || by.comesTo(t, span); // [Lazy]
  }
}
