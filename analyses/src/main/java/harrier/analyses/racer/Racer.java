package harrier.analyses.racer;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.ThreadClocks;
import harrier.analyses.clock.Tids;
import harrier.analyses.locks.HeldLocks;
import harrier.analyses.race.RaceReport;
import harrier.analyses.racer.State.Seen;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.List;

/**
 * Racer: lock sets, with initialization judged by the Java memory model. Rules:
 * docs/analyses/racer.md.
 */
public final class Racer extends Tool {
  private final HeldLocks locksHeld = new HeldLocks();

  /** Access periods, and which periods a thread can see: clocks that only threads move. */
  private final ThreadClocks periods = new ThreadClocks(new Tids());

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

  // The visibility relation.

  @Override
  public void create(ThreadEvent e) {
    periods.create(e.thread());
    next().create(e);
  }

  /** [Spawn]: ends the parent's period, which the child can see. */
  @Override
  public void start(PairEvent e) {
    periods.start(e);
    next().start(e);
  }

  @Override
  public void end(ThreadEvent e) {
    periods.end(e.thread());
    next().end(e);
  }

  /** [Join]. */
  @Override
  public void join(PairEvent e) {
    periods.learnOfEnd(e);
    next().join(e);
  }

  @Override
  public void isAlive(PairEvent e) {
    periods.learnOfEnd(e);
    next().isAlive(e);
  }

  // Variables.

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return State.VIRGIN;
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof State before) || e.isAtomic()) {
      next().access(e);
      return;
    }
    ThreadClock t = periods.of(e.thread());
    State after = before.after(e, t, locksHeld.of(e.thread()), t.word(e.site()));
    if (!e.putShadow(after)) {
      access(e);
    } else if (after.isLost()) {
      if (e.isWhole()) {
        e.split();
      } else if (!before.isLost()) {
        report(violation(before, t, e));
      }
      advance(e);
    }
  }

  /** As in Figure 15: the variable, and each access without a common lock. */
  private Finding violation(State before, ThreadClock t, AccessEvent e) {
    List<Access> accesses = new ArrayList<>();
    long write = before.lastWrite();
    if (!t.knows(write) && before.accesses().stream().noneMatch(seen -> seen.word() == write)) {
      accesses.add(access(new Seen(write, true)));
    }
    before.accesses().forEach(seen -> accesses.add(access(seen)));
    accesses.add(reports.access(e));
    return new Finding(
        Finding.LOCK_DISCIPLINE,
        name(),
        e.variable(),
        accesses,
        "It is accessed unprotected: these accesses have no lock in common.");
  }

  private Access access(Seen seen) {
    return reports.access(seen.word(), seen.write(), periods.threadOf(seen.word()));
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return isSettled(shadow, t, false) || next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return isSettled(shadow, t, true) || next().isTrivialWrite(shadow, t);
  }

  private boolean isSettled(ShadowVar shadow, ShadowThread t, boolean write) {
    return shadow instanceof State x && x.isSettled(write, periods.of(t), locksHeld.of(t));
  }
}
