package harrier.analyses.multirace;

import harrier.analyses.clock.Tids;
import harrier.analyses.locks.HeldLocks;
import harrier.analyses.vectors.VectorDetector;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;

/**
 * MultiRace: vector clocks as in DJIT+, compared only for variables that no lock protects. Rules:
 * docs/analyses/multirace.md.
 */
public final class MultiRace extends VectorDetector {
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
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new GuardedClocks(locksHeld);
  }

  @Override
  public void access(AccessEvent e) {
    if (e.shadow() instanceof GuardedClocks x) {
      checkOnce(e, x);
    } else {
      next().access(e);
    }
  }

  /** [Read Same Epoch]. */
  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof GuardedClocks x
        ? x.wasReadAt(clockOf(t).stamp())
        : next().isTrivialRead(shadow, t);
  }

  /** [Write Same Epoch]. */
  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof GuardedClocks x
        ? x.wasWrittenAt(clockOf(t).stamp())
        : next().isTrivialWrite(shadow, t);
  }
}
