package harrier.analyses.clock;

import harrier.event.BarrierEvent;
import harrier.event.PairEvent;
import harrier.shadow.Decoration;
import harrier.shadow.Identity;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowThread;
import jdk.internal.vm.annotation.Stable;

/** The clocks of all threads, and how threads alone move them. What counts is a tool's choice. */
public final class ThreadClocks {
  private final Tids tids;
  private final Decoration<ShadowThread, ThreadClock> clocks;

  /** The same once a thread has begun. */
  @Stable private final OwnState<ThreadClock> own;

  /** Whether threads carry copies of their clocks, for hooks to look at. */
  private boolean areSeen;

  /** Whether they carry copies of their epochs at least. */
  private boolean areStampsKept;

  public ThreadClocks(Tids tids) {
    this.tids = tids;
    clocks = Decoration.startingWith(t -> make(t).begin());
    own = new OwnState<>(t -> clocks.get(t).begin());
  }

  private ThreadClock make(ShadowThread t) {
    return new ThreadClock(t, tids, areSeen, areStampsKept);
  }

  /** From now on threads carry copies of their clocks. Others' clocks must not be there. */
  public void letHooksLook() {
    areSeen = true;
    keepStamps();
  }

  /** The same of their epochs alone. */
  public void keepStamps() {
    areStampsKept = true;
  }

  /** On that thread. */
  public ThreadClock of(ShadowThread t) {
    return own.of(t);
  }

  /** The thread whose access the word is, or null if that is too long ago. */
  public Identity threadOf(long word) {
    return tids.userOf(word);
  }

  /** A thread that will be started gets its id then, from what its starter knows. */
  public void create(ShadowThread t) {
    if (t.parent() == null) {
      clocks.get(t);
    } else {
      clocks.set(t, make(t));
    }
  }

  /** [Fork]. */
  public void start(PairEvent e) {
    ThreadClock parent = of(e.thread());
    clocks.get(e.other()).startedBy(parent.snapshot());
    parent.tick();
  }

  public void end(ShadowThread t) {
    clocks.get(t).end();
  }

  /** [Join], if the other thread is known to have ended. */
  public void learnOfEnd(PairEvent e) {
    if (e.hasEnded()) {
      of(e.thread()).learn(clocks.get(e.other()).snapshot());
    }
  }

  /** [Barrier Release]. */
  public void barrier(BarrierEvent e) {
    Clock all = Clock.EMPTY;
    for (ShadowThread t : e.released()) {
      all = all.joinWith(clocks.get(t).snapshot().toClock());
    }
    for (ShadowThread t : e.released()) {
      ThreadClock released = clocks.get(t);
      released.learn(all);
      released.tick();
    }
  }
}
