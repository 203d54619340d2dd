package harrier.analyses.multirace;

import harrier.analyses.locks.HeldLocks;
import harrier.analyses.locks.Locks;
import harrier.analyses.vectors.VariableClocks;
import harrier.shadow.ShadowThread;

/** What MultiRace remembers about one variable: its clocks, and the locks that may protect it. */
final class GuardedClocks extends VariableClocks {
  private final HeldLocks locksHeld;

  /** The locks held at every access so far; null before the first. Guarded by this lock. */
  private Locks candidates;

  GuardedClocks(HeldLocks locksHeld) {
    this.locksHeld = locksHeld;
  }

  /** [Lock Set]: while one lock was held at every access, all of them are ordered. */
  @Override
  protected boolean mayConflict(ShadowThread t, boolean atomic) {
    Locks held = atomic ? Locks.NONE : locksHeld.of(t);
    candidates = candidates == null ? held : candidates.intersect(held);
    return candidates.isEmpty();
  }
}
