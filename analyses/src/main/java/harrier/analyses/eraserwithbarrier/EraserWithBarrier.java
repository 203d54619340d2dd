package harrier.analyses.eraserwithbarrier;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.ThreadClocks;
import harrier.analyses.clock.Tids;
import harrier.analyses.locks.LockDetector;
import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.ThreadEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import java.util.ArrayList;
import java.util.List;

/**
 * Eraser's state machine over lock sets, in which a barrier lets variables start anew. Rules:
 * docs/analyses/eraserwithbarrier.md.
 */
public final class EraserWithBarrier extends LockDetector<State> {
  /** Clocks that only barriers move. */
  private final ThreadClocks clocks = new ThreadClocks(new Tids());

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
    State from = before.isOver(t) ? State.VIRGIN : before;
    change(e, before, from.after(e, heldBy(e.thread()), t.word(e.site())));
  }

  @Override
  protected Finding violation(State before, State after, AccessEvent e) {
    List<Access> accesses = new ArrayList<>();
    long other = after.other(clocks.of(e.thread()).word(e.site()));
    if (other != AccessWord.NONE) {
      boolean isWrite = other == after.lastWrite();
      accesses.add(reports().access(other, isWrite, clocks.threadOf(other)));
    }
    accesses.add(reports().access(e));
    return finding(e, accesses, "Since the last barrier no lock was held at every access.");
  }

  @Override
  protected boolean isSettled(ShadowVar shadow, ShadowThread t, boolean write) {
    return shadow instanceof State x && x.isSettled(write, heldBy(t), clocks.of(t).stamp());
  }
}
