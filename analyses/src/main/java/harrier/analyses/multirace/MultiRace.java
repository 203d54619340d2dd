package harrier.analyses.multirace;

import harrier.analyses.clock.Tids;
import harrier.analyses.locks.HeldLocks;
import harrier.analyses.locks.Locks;
import harrier.analyses.vectors.EpochDetector;
import harrier.event.LockEvent;
import harrier.shadow.ShadowThread;

/**
 * MultiRace: vector clocks as in DJIT+, compared only for variables that no lock protects. Rules:
 * docs/analyses/multirace.md.
 */
public final class MultiRace extends EpochDetector {
  private final HeldLocks locksHeld = new HeldLocks();

  public MultiRace() {
    this(new Tids());
  }

  public MultiRace(Tids tids) {
    super(tids);
  }

  @Override
  public void acquire(LockEvent e) {
    locksHeld.acquire(e);
    changesLocks(e.thread());
    super.acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    locksHeld.release(e);
    changesLocks(e.thread());
    super.release(e);
  }

  @Override
  protected Locks protecting(ShadowThread t) {
    return locksHeld.of(t);
  }
}
