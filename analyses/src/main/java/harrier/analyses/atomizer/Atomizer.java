package harrier.analyses.atomizer;

import harrier.analyses.transaction.Mover;
import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.ReductionTool;
import harrier.analyses.transaction.Transaction;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;

/**
 * Atomizer: reports transactions that Lipton's reduction cannot show to be atomic. An access that
 * gets here is one that the race detector before it did not filter. Rules:
 * docs/analyses/atomizer.md.
 */
public final class Atomizer extends ReductionTool {
  /** The shadow of a variable whose accesses may be in a race: they are no movers. */
  private enum State implements ShadowVar {
    RACY
  }

  /** Who uses a lock. Touched by its holder, or by its readers. */
  private static final class Use {
    /** The first thread that has. Of two readers that come at once, any. */
    private volatile ShadowThread first;

    /** Whether another one has, too. */
    private volatile boolean isShared;

    /** Whether the current holder's acquire was seen: filters may take it away. */
    boolean isHeld;

    /** The thread uses the lock. True if others have, too. */
    boolean by(ShadowThread t) {
      if (first == null) {
        first = t;
      } else if (first != t && !isShared) {
        isShared = true;
      }
      return isShared;
    }
  }

  private final Decoration<ShadowLock, Use> uses = Decoration.startingWith(m -> new Use());

  // Accesses: [Racy].

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return State.RACY;
  }

  @Override
  public void access(AccessEvent e) {
    if (e.shadow() != State.RACY) {
      next().access(e);
      return;
    }
    Transaction inside = transactionOf(e.thread());
    if (inside != null) {
      move(e.thread(), Mover.NONE, Operation.of(e, inside));
    }
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow == State.RACY ? transactionOf(t) == null : next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow == State.RACY ? transactionOf(t) == null : next().isTrivialWrite(shadow, t);
  }

  // Locks: [Acquire], [Release], [Own Lock].

  @Override
  protected void acquired(LockEvent e) {
    Use use = uses.get(e.lock());
    use.isHeld = true;
    if (use.by(e.thread())) {
      take(e);
    }
  }

  @Override
  protected void released(LockEvent e) {
    Use use = uses.get(e.lock());
    if (use.isShared && use.isHeld) {
      move(e, Mover.LEFT, "release", e.lock());
    }
    use.isHeld = false;
  }

  @Override
  protected boolean isOwn(ShadowLock lock, ShadowThread t) {
    return !uses.get(lock).by(t);
  }
}
