package harrier.analyses.locks;

import harrier.analyses.race.RaceReport;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.List;

/**
 * A race detector that knows which locks are held, and reports a variable as soon as none protects
 * it. What remains for a tool is how an access changes what it knows of a variable.
 */
public abstract class LockDetector<P extends Protection> extends Tool {
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

  /** The locks that a thread holds now. On that thread. */
  protected final Locks heldBy(ShadowThread t) {
    return locksHeld.of(t);
  }

  // Variables.

  /** What is known of a variable before its first access. */
  protected abstract P initial();

  /** What this tool knows of a variable; null for another tool's. */
  protected abstract P own(ShadowVar shadow);

  /** What an access leads to. Changes nothing of the variable. */
  protected abstract P after(P before, ShadowThread t, Site site, boolean write);

  @Override
  public final boolean allowsGathering() {
    return true;
  }

  @Override
  public final ShadowVar makeShadowVar(AccessEvent e) {
    return initial();
  }

  @Override
  public final void access(AccessEvent e) {
    P before = own(e.shadow());
    if (before == null || e.isAtomic()) {
      next().access(e);
    } else {
      change(e, before, after(before, e.thread(), e.site(), e.isWrite()));
    }
  }

  /** Stores what an access leads to. A variable that no lock protects is handed on for good. */
  private void change(AccessEvent e, P before, P after) {
    if (!e.putShadow(after)) {
      access(e); // another thread was faster: look at what it stored
    } else if (after.isLost()) {
      if (e.isWhole()) {
        e.split();
      } else if (!before.isLost()) {
        report(told(before, after, e));
      }
      advance(e);
    }
  }

  /** The same object for repeats of which no more can be said. */
  private Finding told(P before, P after, AccessEvent e) {
    Site named = before.named();
    Finding repeat = named == null ? null : reports.repeat(named, e);
    if (repeat != null) {
      return repeat;
    }
    Finding made = violation(before, after, e);
    if (named != null && !reports.takesStacks(e.site())) {
      reports.keep(named, e, made);
    }
    return made;
  }

  /** The finding for the access that no lock protects any more. */
  protected abstract Finding violation(P before, P after, AccessEvent e);

  protected final Finding finding(AccessEvent e, List<Access> accesses, String note) {
    return new Finding(Finding.LOCK_DISCIPLINE, name(), e.variable(), accesses, note);
  }

  protected final RaceReport reports() {
    return reports;
  }

  @Override
  public final ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    P known = before == null ? initial() : own(before);
    if (known == null) {
      return next().shadowAfter(before, t, site, write);
    }
    P after = after(known, t, site, write);
    return after.isLost() ? null : after;
  }

  @Override
  public final boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return isSettled(shadow, t, false) || next().isTrivialRead(shadow, t);
  }

  @Override
  public final boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return isSettled(shadow, t, true) || next().isTrivialWrite(shadow, t);
  }

  /** Whether the tool knows of the variable and an access would change nothing of that. */
  protected abstract boolean isSettled(ShadowVar shadow, ShadowThread t, boolean write);
}
