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
  private final HeldLocks locksHeld = HeldLocks.withOwners();

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
  public void acquireShared(LockEvent e) {
    locksHeld.acquireShared(e);
    changesLocks(e.thread());
    super.acquireShared(e);
  }

  @Override
  public void releaseShared(LockEvent e) {
    locksHeld.releaseShared(e);
    changesLocks(e.thread());
    super.releaseShared(e);
  }

  @Override
  protected Locks protecting(ShadowThread t, boolean write) {
    return locksHeld.protecting(t, write);
  }
}
