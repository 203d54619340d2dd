package harrier.analyses.multirace;

import harrier.analyses.clock.Tids;
import harrier.analyses.locks.HeldLocks;
import harrier.analyses.vectors.EpochDetector;
import harrier.analyses.vectors.VariableClocks;
import harrier.event.LockEvent;
import harrier.shadow.ShadowVar;

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
    super.acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    locksHeld.release(e);
    super.release(e);
  }

  @Override
  protected VariableClocks make() {
    return new GuardedClocks(locksHeld);
  }

  @Override
  protected VariableClocks own(ShadowVar shadow) {
    return shadow instanceof GuardedClocks x ? x : null;
  }
}
