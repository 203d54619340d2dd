package harrier.analyses.racer;

import harrier.analyses.clock.ThreadClocks;
import harrier.analyses.clock.Tids;
import harrier.analyses.locks.LockDetector;
import harrier.analyses.racer.State.Held;
import harrier.analyses.racer.State.Seen;
import harrier.event.AccessEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.vm.annotation.Stable;

/**
 * Racer: lock sets, with initialization judged by the Java memory model. Rules:
 * docs/analyses/racer.md.
 */
public final class Racer extends LockDetector<State> {
  /** Access periods, and which periods a thread can see: clocks that only threads move. */
  @Stable private final ThreadClocks periods = new ThreadClocks(new Tids());

  /** Whether threads carry their moments. */
  @Stable private boolean isLeader;

  @Override
  public void leads() {
    isLeader = true;
  }

  @Override
  public void begin(ThreadEvent e) {
    movesOn(e.thread());
    next().begin(e);
  }

  @Override
  protected void movesOn(ShadowThread t) {
    super.movesOn(t);
    if (isLeader) {
      t.stamp = State.moment(periods.of(t), isReading(t) ? null : heldBy(t, true));
    }
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
    movesOn(e.thread());
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
    movesOn(e.thread());
    next().join(e);
  }

  @Override
  public void isAlive(PairEvent e) {
    periods.learnOfEnd(e);
    movesOn(e.thread());
    next().isAlive(e);
  }

  // Variables.

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
    return periods.of(t).word(site);
  }

  @Override
  protected long wordAgain(ShadowThread t, Site site) {
    return periods.of(t).stamp() | site.id;
  }

  @Override
  protected State after(State before, ShadowThread t, Site site, boolean write, long word) {
    return before.after(periods.of(t), write, new Held(heldBy(t, true), heldBy(t, write)), word);
  }

  @Override
  protected Object named(State before, State after, AccessEvent e) {
    return isHidden(before.lastWrite(), before, e) ? null : before;
  }

  /** Whether the thread cannot see a write that lies before the accesses since the handover. */
  private boolean isHidden(long write, State before, AccessEvent e) {
    return !periods.of(e.thread()).knows(write) && !before.hasSeen(write);
  }

  /** As in Figure 15: the variable, and each access without a common lock. */
  @Override
  protected Finding violation(State before, State after, AccessEvent e) {
    List<Access> accesses = new ArrayList<>();
    long write = before.lastWrite();
    if (isHidden(write, before, e)) {
      accesses.add(access(new Seen(write, true)));
    }
    before.accesses().forEach(seen -> accesses.add(access(seen)));
    accesses.add(reports().access(e));
    return finding(
        e, accesses, "It is accessed unprotected: these accesses have no lock in common.");
  }

  private Access access(Seen seen) {
    return reports().access(seen.word(), seen.write(), periods.threadOf(seen.word()));
  }

  @Override
  protected boolean isSettled(ShadowVar shadow, ShadowThread t, boolean write) {
    return shadow instanceof State x
        && (isLeader && x.isOf(t.stamp, write)
            || x.isSettled(write, periods.of(t), heldBy(t, write), heldBy(t, true)));
  }
}
