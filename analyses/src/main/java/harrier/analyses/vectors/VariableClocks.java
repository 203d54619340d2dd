package harrier.analyses.vectors;

import harrier.analyses.clock.ThreadClock;
import harrier.event.AccessEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;

/** What is remembered about one variable: who read it and who wrote it last, when. */
public class VariableClocks extends History implements ShadowVar {
  /** The history of atomic accesses; null until the first. The rest is that of plain ones. */
  private History atomic;

  /** Remembers an access and answers what it conflicts with. */
  final Conflicts access(AccessEvent e, ThreadClock t, long now) {
    lock();
    try {
      remember(e, now);
      return mayConflict(e.thread(), e.isAtomic()) ? conflicts(e, t) : Conflicts.NONE;
    } finally {
      unlock();
    }
  }

  /** Remembers a plain access, unless it conflicts with another: then nothing is changed. */
  final boolean takes(ShadowThread thread, ThreadClock t, Site site, boolean write) {
    lock();
    try {
      boolean isFree =
          atomic == null && (!mayConflict(thread, false) || conflicts(write, t).areNone());
      if (isFree) {
        add(write, t.word(site));
      }
      return isFree;
    } finally {
      unlock();
    }
  }

  /**
   * Notes an access, and whether clocks have to be compared for it. Called with the variable's lock
   * held.
   */
  protected boolean mayConflict(ShadowThread t, boolean atomic) {
    return true;
  }

  private void remember(AccessEvent e, long now) {
    if (e.isAtomic() && atomic == null) {
      atomic = new History();
    }
    (e.isAtomic() ? atomic : this).add(e.isWrite(), now);
  }

  /** [Atomic]: an atomic access conflicts with plain ones only, a plain one with both. */
  private Conflicts conflicts(AccessEvent e, ThreadClock t) {
    if (e.isAtomic()) {
      return conflicts(e.isWrite(), t);
    }
    Conflicts conflicts = plainConflicts(e.isWrite(), t);
    return atomic == null ? conflicts : conflicts.and(atomic.plainConflicts(e.isWrite(), t));
  }
}
