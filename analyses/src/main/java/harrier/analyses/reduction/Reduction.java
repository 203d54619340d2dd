package harrier.analyses.reduction;

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
import java.util.ArrayList;
import java.util.List;

/**
 * Reduction: reports transactions that Lipton's reduction cannot show to be atomic. It finds out
 * itself which variables are in a race, and judges earlier transactions again when one is. Rules:
 * docs/analyses/reduction.md.
 */
public final class Reduction extends ReductionTool {
  /** So many protected accesses of a transaction are remembered: the first ones. */
  private static final int REMEMBERED = 8;

  /** A protected access of the transactions that a thread is in. */
  private record Protected(Discipline variable, Operation operation) {}

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
  private void suspect(
      Discipline variable, Operation commit, Operation operation, Discipline also) {
    Transaction both = commit.inside().around(operation.inside());
    if (both != null) {
      resolve(variable, new Suspicion(both, commit, operation, also));
    }
  }

  private void resolve(Discipline variable, Suspicion suspicion) {
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
    return new Discipline(e.thread());
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof Discipline x)) {
      next().access(e);
      return;
    }
    ShadowThread t = e.thread();
    if (x.isOwnedBy(t)) {
      return; // [Own]
    }
    for (Suspicion suspicion : x.access(t, e.isWrite())) {
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

  private void protectedAccess(ShadowThread t, Discipline x, Operation operation) {
    Phase phase = phaseOf(t);
    if (phase.committed() != null) {
      suspect(x, phase.commit(), operation, null);
    }
    List<Protected> others = accesses.get(t);
    for (Protected earlier : others) {
      Discipline also = earlier.variable() == x ? null : x;
      suspect(earlier.variable(), earlier.operation(), operation, also);
    }
    if (others.size() < REMEMBERED) {
      others.add(new Protected(x, operation));
    }
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof Discipline x ? isTrivial(x, t) : next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof Discipline x ? isTrivial(x, t) : next().isTrivialWrite(shadow, t);
  }

  private boolean isTrivial(Discipline x, ShadowThread t) {
    return x.isOwnedBy(t) || x.isRacy() && transactionOf(t) == null;
  }

  // Locks.

  @Override
  protected void acquired(LockEvent e) {
    move(e, Mover.RIGHT, "acquire", e.lock());
  }

  @Override
  protected void released(LockEvent e) {
    move(e, Mover.LEFT, "release", e.lock());
  }
}
