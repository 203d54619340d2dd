package harrier.analyses.reduction;

import harrier.analyses.transaction.Mover;
import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Phase;
import harrier.analyses.transaction.Transaction;
import harrier.analyses.transaction.Transactions;
import harrier.analyses.transaction.Violation;
import harrier.event.AccessEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.List;

/**
 * Reduction: reports transactions that Lipton's reduction cannot show to be atomic. It finds out
 * itself which variables are in a race, and judges earlier transactions again when one is. Rules:
 * docs/analyses/reduction.md.
 */
public final class Reduction extends Tool {
  /** So many protected accesses of a transaction are remembered: the first ones. */
  private static final int REMEMBERED = 8;

  /** A protected access of the transactions that a thread is in. */
  private record Protected(Discipline variable, Operation operation) {}

  /** How far a thread is. Touched by that thread only. */
  private static final class Progress {
    final Phase phase = new Phase();
    final List<Protected> accesses = new ArrayList<>();
  }

  private final Decoration<ShadowThread, Progress> progresses =
      Decoration.startingWith(t -> new Progress());

  private Transactions transactions = new Transactions(ToolOptions.NONE);

  @Override
  public void init(ToolOptions options) {
    transactions = new Transactions(options);
  }

  // Transactions.

  @Override
  public void enter(MethodEvent e) {
    transactions.enter(e);
    next().enter(e);
  }

  @Override
  public void exit(MethodEvent e) {
    end(e, transactions.exit(e));
    next().exit(e);
  }

  private void end(Event e, Transaction ended) {
    if (ended != null) {
      Progress progress = progresses.get(e.thread());
      progress.phase.end(ended);
      if (ended.isOutermost()) {
        progress.accesses.clear();
      }
    }
  }

  private void next(Event e, Mover mover, String what, Object on) {
    Transaction inside = transactions.of(e.thread());
    if (inside != null) {
      next(progresses.get(e.thread()), mover, Operation.of(e, what, on, inside));
    }
  }

  private void next(Progress progress, Mover mover, Operation operation) {
    if (mover != Mover.LEFT) {
      for (Protected earlier : progress.accesses) {
        suspect(earlier.variable(), earlier.operation(), operation, null);
      }
    }
    progress.phase.next(
        mover, operation, (violated, commit) -> report(violated, commit, operation));
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

  private void report(Transaction violated, Operation commit, Operation operation) {
    String why =
        violated.description()
            + " may not be atomic: other threads can come in between "
            + commit
            + " and "
            + operation
            + ".";
    report(Violation.of(name(), violated, List.of(commit, operation), why));
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
    Transaction inside = transactions.of(t);
    if (inside == null) {
      return;
    }
    Progress progress = progresses.get(t);
    Operation operation = Operation.of(e, inside);
    if (x.isRacy()) {
      next(progress, Mover.NONE, operation); // [Racy]
    } else {
      protectedAccess(progress, x, operation); // [Protected]
    }
  }

  private void protectedAccess(Progress progress, Discipline x, Operation operation) {
    if (progress.phase.committed() != null) {
      suspect(x, progress.phase.commit(), operation, null);
    }
    for (Protected earlier : progress.accesses) {
      Discipline also = earlier.variable() == x ? null : x;
      suspect(earlier.variable(), earlier.operation(), operation, also);
    }
    if (progress.accesses.size() < REMEMBERED) {
      progress.accesses.add(new Protected(x, operation));
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
    return x.isOwnedBy(t) || x.isRacy() && transactions.of(t) == null;
  }

  // Synchronization.

  @Override
  public void volatileAccess(VolatileEvent e) {
    next(e, Mover.NONE, e.isWrite() ? "write" : "read", e.variable());
    next().volatileAccess(e);
  }

  @Override
  public void acquire(LockEvent e) {
    transactions.acquire(e);
    next(e, Mover.RIGHT, "acquire", e.lock());
    next().acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    next(e, Mover.LEFT, "release", e.lock());
    end(e, transactions.release(e));
    next().release(e);
  }

  /** A publication may be the first half of a compare-and-set, which is one operation. */
  @Override
  public void publish(ChannelEvent e) {
    next(e, Mover.NONE, "publish", e.channel());
    progresses.get(e.thread()).phase.publishedOn(e.channel());
    next().publish(e);
  }

  @Override
  public void observe(ChannelEvent e) {
    if (!progresses.get(e.thread()).phase.completes(e.channel())) {
      next(e, Mover.NONE, "observe", e.channel());
    }
    next().observe(e);
  }

  @Override
  public void start(PairEvent e) {
    next(e, Mover.LEFT, "start", e.other());
    next().start(e);
  }

  @Override
  public void join(PairEvent e) {
    next(e, Mover.RIGHT, "join", e.other());
    next().join(e);
  }

  @Override
  public void end(ThreadEvent e) {
    transactions.forget(e.thread());
    next().end(e);
  }
}
