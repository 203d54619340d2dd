package harrier.analyses.eraserwithbarrier;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.ThreadClocks;
import harrier.analyses.clock.Tids;
import harrier.analyses.locks.HeldLocks;
import harrier.analyses.race.RaceReport;
import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.LockEvent;
import harrier.event.ThreadEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.List;

/**
 * Eraser's state machine over lock sets, in which a barrier lets variables start anew. Rules:
 * docs/analyses/eraserwithbarrier.md.
 */
public final class EraserWithBarrier extends Tool {
  private final HeldLocks locksHeld = new HeldLocks();

  /** Clocks that only barriers move. */
  private final ThreadClocks clocks = new ThreadClocks(new Tids());

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
  public void barrier(BarrierEvent e) {
    clocks.barrier(e);
    next().barrier(e);
  }

  @Override
  public void end(ThreadEvent e) {
    clocks.end(e.thread());
    next().end(e);
  }

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
    ThreadClock t = clocks.of(e.thread());
    long now = t.word(e.site());
    State from = before.isOver(t) ? State.VIRGIN : before;
    State after = from.after(e, locksHeld.of(e.thread()), now);
    if (!e.putShadow(after)) {
      access(e);
    } else if (after.isLost()) {
      if (e.isWhole()) {
        e.split();
      } else if (!before.isLost()) {
        report(violation(after, now, e));
      }
      advance(e);
    }
  }

  private Finding violation(State state, long now, AccessEvent e) {
    List<Access> accesses = new ArrayList<>();
    long other = state.other(now);
    if (other != AccessWord.NONE) {
      boolean isWrite = other == state.lastWrite();
      accesses.add(reports.access(other, isWrite, clocks.threadOf(other)));
    }
    accesses.add(reports.access(e));
    return new Finding(
        Finding.LOCK_DISCIPLINE,
        name(),
        e.variable(),
        accesses,
        "Since the last barrier no lock was held at every access.");
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
    return shadow instanceof State x && x.isSettled(write, locksHeld.of(t), clocks.of(t).stamp());
  }
}
