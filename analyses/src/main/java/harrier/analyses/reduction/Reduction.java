package harrier.analyses.reduction;

import harrier.analyses.locks.HeldLocks;
import harrier.analyses.locks.Locks;
import harrier.analyses.transaction.Mover;
import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Phase;
import harrier.analyses.transaction.ReductionTool;
import harrier.analyses.transaction.Transaction;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import java.util.ArrayList;
import java.util.List;

/**
 * Reduction: reports transactions that Lipton's reduction cannot show to be atomic. It finds out
 * itself which variables are in a race, and judges earlier transactions again when one is. Rules:
 * docs/analyses/reduction.md.
 *
 * <p>The shadow of a variable is its discipline; once a transaction has accessed it while it was
 * protected, a {@link Watched} with that discipline.
 */
public final class Reduction extends ReductionTool {
  /** So many protected accesses of a transaction are remembered: the first ones. */
  private static final int REMEMBERED = 8;

  private final HeldLocks locksHeld = new HeldLocks();

  /** A protected access of the transactions that a thread is in. */
  private record Protected(Watched variable, Operation operation) {}

  /** Touched by their thread only. */
  private final Decoration<ShadowThread, List<Protected>> accesses =
      Decoration.startingWith(t -> new ArrayList<>());

  // Transactions.

  @Override
  protected void ended(ShadowThread t, Transaction transaction) {
    super.ended(t, transaction);
    if (transaction.isOutermost()) {
      accesses.get(t).clear();
    }
  }

  @Override
  protected void move(ShadowThread t, Mover mover, Operation operation) {
    if (mover != Mover.LEFT) {
      for (Protected earlier : accesses.get(t)) {
        suspect(earlier.variable(), earlier.operation(), operation, null);
      }
    }
    super.move(t, mover, operation);
  }

  /** Remembers what is wrong if the variable, and the other one, are in a race. */
  private void suspect(Watched variable, Operation commit, Operation operation, Watched also) {
    if (variable.ignoresSuspicions()) {
      return;
    }
    Transaction both = commit.inside().around(operation.inside());
    if (both != null) {
      resolve(variable, new Suspicion(both, commit, operation, also));
    }
  }

  private void resolve(Watched variable, Suspicion suspicion) {
    if (variable.keep(suspicion)) {
      return;
    }
    if (suspicion.also() != null && !suspicion.also().isRacy()) {
      Transaction t = suspicion.transaction();
      resolve(suspicion.also(), new Suspicion(t, suspicion.commit(), suspicion.operation(), null));
    } else if (!suspicion.transaction().isReported) {
      suspicion.transaction().isReported = true;
      report(suspicion.transaction(), suspicion.commit(), suspicion.operation());
    }
  }

  // Accesses.

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return Discipline.of(e.thread());
  }

  @Override
  public void access(AccessEvent e) {
    if (e.shadow() instanceof Discipline before) {
      access(e, before);
    } else if (e.shadow() instanceof Watched x) {
      access(e, x);
    } else {
      next().access(e);
    }
  }

  private void access(AccessEvent e, Discipline before) {
    ShadowThread t = e.thread();
    Discipline after = before.after(t, locksHeld.protecting(t, e.isWrite()), e.isWrite());
    Transaction inside = after.isOwnedBy(t) ? null : transactionOf(t); // [Own]
    boolean isSafe = inside == null || after.isRacy();
    ShadowVar shadow = isSafe ? after : new Watched(after);
    if (!e.putShadow(shadow)) {
      access(e); // another thread was faster: look at what it stored
    } else if (shadow instanceof Watched x) {
      protectedAccess(t, x, Operation.of(e, inside)); // [Protected]
    } else if (inside != null) {
      move(t, Mover.NONE, Operation.of(e, inside)); // [Racy]
    }
  }

  private void access(AccessEvent e, Watched x) {
    ShadowThread t = e.thread();
    for (Suspicion suspicion : x.access(t, locksHeld.protecting(t, e.isWrite()), e.isWrite())) {
      resolve(x, suspicion);
    }
    Transaction inside = transactionOf(t);
    if (inside == null) {
      return;
    }
    Operation operation = Operation.of(e, inside);
    if (x.isRacy()) {
      move(t, Mover.NONE, operation); // [Racy]
    } else {
      protectedAccess(t, x, operation); // [Protected]
    }
  }

  private void protectedAccess(ShadowThread t, Watched x, Operation operation) {
    Phase phase = phaseOf(t);
    if (phase.committed() != null) {
      suspect(x, phase.commit(), operation, null);
    }
    List<Protected> others = accesses.get(t);
    for (Protected earlier : others) {
      Watched also = earlier.variable() == x ? null : x;
      suspect(earlier.variable(), earlier.operation(), operation, also);
    }
    if (others.size() < REMEMBERED) {
      others.add(new Protected(x, operation));
    }
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof Discipline x
        ? isTrivial(x, t, false)
        : next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof Discipline x
        ? isTrivial(x, t, true)
        : next().isTrivialWrite(shadow, t);
  }

  private boolean isTrivial(Discipline x, ShadowThread t, boolean write) {
    return x.isOwnedBy(t)
        || transactionOf(t) == null
            && (x.isFinal(write) || x.isSettled(locksHeld.protecting(t, write), write));
  }

  @Override
  public ShadowVar shadowOfNew(ShadowThread t, Site site) {
    return Discipline.of(t);
  }

  /** Outside of transactions only the discipline changes, as long as nothing depends on it. */
  @Override
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    if (before == null) {
      return Discipline.of(t);
    }
    Locks held = locksHeld.protecting(t, write);
    if (before instanceof Discipline x) {
      return x.isOwnedBy(t) || transactionOf(t) == null ? x.after(t, held, write) : null;
    }
    if (before instanceof Watched x) {
      boolean changes = x.discipline().after(t, held, write) != x.discipline();
      return changes || transactionOf(t) != null ? null : x;
    }
    return next().shadowAfter(before, t, site, write);
  }

  // Locks.

  @Override
  protected void acquired(LockEvent e) {
    locksHeld.acquire(e);
    take(e);
  }

  @Override
  protected void released(LockEvent e) {
    locksHeld.release(e);
    move(e, Mover.LEFT, "release", e.lock());
  }

  @Override
  public void acquireShared(LockEvent e) {
    locksHeld.acquireShared(e);
    super.acquireShared(e);
  }

  @Override
  public void releaseShared(LockEvent e) {
    locksHeld.releaseShared(e);
    super.releaseShared(e);
  }
}
