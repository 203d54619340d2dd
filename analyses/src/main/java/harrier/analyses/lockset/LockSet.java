package harrier.analyses.lockset;

import harrier.analyses.locks.HeldLocks;
import harrier.analyses.race.RaceReport;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.List;

/**
 * LockSet: reports a variable that no lock protects at every access. Rules:
 * docs/analyses/lockset.md.
 */
public final class LockSet extends Tool {
  private final HeldLocks locksHeld = new HeldLocks();

  private RaceReport reports = new RaceReport(name(), ToolOptions.NONE);

  @Override
  public void init(ToolOptions options) {
    reports = new RaceReport(name(), options);
  }

  @Override
  public void acquire(LockEvent e) {
    locksHeld.acquire(e);
    next().acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    locksHeld.release(e);
    next().release(e);
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return Guard.ANY;
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof Guard before) || e.isAtomic()) {
      next().access(e);
      return;
    }
    Guard after = before.narrow(locksHeld.of(e.thread()), e);
    if (!e.putShadow(after)) {
      access(e);
    } else if (after.isLost()) {
      if (!before.isLost()) {
        reportLoss(before, e);
      }
      advance(e);
    }
  }

  private void reportLoss(Guard before, AccessEvent e) {
    if (e.isWhole()) {
      e.split();
    } else {
      report(violation(before, e));
    }
  }

  private Finding violation(Guard before, AccessEvent e) {
    Access current = reports.access(e);
    return before.isAny()
        ? finding(e, List.of(current), "No lock was held.")
        : finding(
            e,
            List.of(before.access(), current),
            "Until then every access held " + before.candidates() + ".");
  }

  private Finding finding(AccessEvent e, List<Access> accesses, String note) {
    return new Finding(Finding.LOCK_DISCIPLINE, name(), e.variable(), accesses, note);
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return isSettled(shadow, t) || next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return isSettled(shadow, t) || next().isTrivialWrite(shadow, t);
  }

  /** Whether the thread holds just the candidates, so that they stay as they are. */
  private boolean isSettled(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof Guard guard
        && guard.candidates() == locksHeld.of(t)
        && !guard.isLost();
  }
}
