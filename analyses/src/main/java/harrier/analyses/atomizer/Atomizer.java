package harrier.analyses.atomizer;

import harrier.analyses.transaction.Mover;
import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Phase;
import harrier.analyses.transaction.Transaction;
import harrier.analyses.transaction.Transactions;
import harrier.analyses.transaction.Violation;
import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.List;

/**
 * Atomizer: reports transactions that Lipton's reduction cannot show to be atomic. An access that
 * gets here is one that the race detector before it did not filter. Rules:
 * docs/analyses/atomizer.md.
 */
public final class Atomizer extends Tool {
  /** The shadow of a variable whose accesses may be in a race: they are no movers. */
  private enum State implements ShadowVar {
    RACY
  }

  /** Who uses a lock. Touched by its holder only. */
  private static final class Use {
    /** The one thread that has, as long as there is just one. */
    ShadowThread only;

    boolean isShared;

    /** Whether the current holder's acquire was seen: filters may take it away. */
    boolean isHeld;
  }

  private final Decoration<ShadowThread, Phase> phases = Decoration.startingWith(t -> new Phase());
  private final Decoration<ShadowLock, Use> uses = Decoration.startingWith(m -> new Use());

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
      phases.get(e.thread()).end(ended);
    }
  }

  private void next(Event e, Mover mover, String what, Object on) {
    Transaction inside = transactions.of(e.thread());
    if (inside != null) {
      next(e, mover, Operation.of(e, what, on, inside));
    }
  }

  private void next(Event e, Mover mover, Operation operation) {
    phases
        .get(e.thread())
        .next(mover, operation, (violated, commit) -> report(violated, commit, operation));
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
    Transaction inside = transactions.of(e.thread());
    if (inside != null) {
      next(e, Mover.NONE, Operation.of(e, inside));
    }
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow == State.RACY ? transactions.of(t) == null : next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow == State.RACY ? transactions.of(t) == null : next().isTrivialWrite(shadow, t);
  }

  @Override
  public void volatileAccess(VolatileEvent e) {
    next(e, Mover.NONE, e.isWrite() ? "write" : "read", e.variable());
    next().volatileAccess(e);
  }

  // Locks: [Acquire], [Release], [Own Lock].

  @Override
  public void acquire(LockEvent e) {
    transactions.acquire(e);
    Use use = uses.get(e.lock());
    use.isShared |= use.only != null && use.only != e.thread();
    use.only = e.thread();
    use.isHeld = true;
    if (use.isShared) {
      next(e, Mover.RIGHT, "acquire", e.lock());
    }
    next().acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    Use use = uses.get(e.lock());
    if (use.isShared && use.isHeld) {
      next(e, Mover.LEFT, "release", e.lock());
    }
    use.isHeld = false;
    end(e, transactions.release(e));
    next().release(e);
  }

  // Everything else.

  /** A publication may be the first half of a compare-and-set, which is one operation. */
  @Override
  public void publish(ChannelEvent e) {
    next(e, Mover.NONE, "publish", e.channel());
    phases.get(e.thread()).publishedOn(e.channel());
    next().publish(e);
  }

  @Override
  public void observe(ChannelEvent e) {
    if (!phases.get(e.thread()).completes(e.channel())) {
      next(e, Mover.NONE, "observe", e.channel());
    }
    next().observe(e);
  }

  /** Who meets others inside a transaction cannot be alone. */
  @Override
  public void barrier(BarrierEvent e) {
    next(e, Mover.LEFT, "arrive", null);
    next(e, Mover.RIGHT, "depart", null);
    next().barrier(e);
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
