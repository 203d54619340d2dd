package harrier.analyses.eraserwithbarrier;

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
import harrier.shadow.Site;
import harrier.shadow.Sites;
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
  public boolean allowsSpans() {
    return false;
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
  protected State initial() {
    return State.VIRGIN;
  }

  @Override
  protected State own(ShadowVar shadow) {
    return shadow instanceof State state ? state : null;
  }

  @Override
  protected long word(ShadowThread t, Site site) {
    return clocks.of(t).word(site);
  }

  @Override
  protected State after(State before, ShadowThread t, Site site, boolean write, long word) {
    State from = before.isOver(clocks.of(t)) ? State.VIRGIN : before;
    return from.after(t, write, heldBy(t, write), word);
  }

  @Override
  protected Object named(State before, State after, AccessEvent e) {
    return Sites.at(AccessWord.site(other(after, e)));
  }

  private long other(State after, AccessEvent e) {
    return after.other(clocks.of(e.thread()).word(e.site()));
  }

  @Override
  protected Finding violation(State before, State after, AccessEvent e) {
    List<Access> accesses = new ArrayList<>();
    long other = other(after, e);
    if (other != AccessWord.NONE) {
      boolean isWrite = other == after.lastWrite();
      accesses.add(reports().access(other, isWrite, clocks.threadOf(other)));
    }
    accesses.add(reports().access(e));
    return finding(e, accesses, "Since the last barrier no lock was held at every access.");
  }

  @Override
  protected boolean isSettled(ShadowVar shadow, ShadowThread t, boolean write) {
    return shadow instanceof State x && x.isSettled(write, heldBy(t, write), clocks.of(t).stamp());
  }
}
