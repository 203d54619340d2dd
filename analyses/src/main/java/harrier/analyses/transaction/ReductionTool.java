package harrier.analyses.transaction;

import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.PairEvent;
import harrier.event.VolatileEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import java.util.List;

/**
 * A tool that reports transactions Lipton's reduction cannot show to be atomic. What remains for a
 * tool is which accesses and locks are movers.
 */
public abstract class ReductionTool extends TransactionTool {
  private final Decoration<ShadowThread, Phase> phases = Decoration.startingWith(t -> new Phase());

  protected final Phase phaseOf(ShadowThread t) {
    return phases.get(t);
  }

  @Override
  protected void ended(ShadowThread t, Transaction transaction) {
    phaseOf(t).end(transaction);
  }

  @Override
  public boolean allowsGathering() {
    return true;
  }

  /** Outside of transactions it does not matter what comes first. */
  @Override
  public boolean allowsGatheringBy(ShadowThread t) {
    return transactionOf(t) == null;
  }

  /** What was gathered was so outside of transactions. */
  @Override
  public boolean allowsGatheringOverMethods() {
    return true;
  }

  @Override
  public boolean allowsSpans() {
    return false;
  }

  /** What a thread does next. It matters inside transactions only. */
  protected final void move(Event e, Mover mover, String what, Object on) {
    Transaction inside = transactionOf(e.thread());
    if (inside != null) {
      move(e.thread(), mover, Operation.of(e, what, on, inside));
    }
  }

  /** The same for an operation that is known to be inside one. */
  protected void move(ShadowThread t, Mover mover, Operation operation) {
    phaseOf(t)
        .next(
            mover,
            operation,
            t.calls.number(),
            (violated, commit) -> report(violated, commit, operation));
  }

  protected final void report(Transaction violated, Operation commit, Operation operation) {
    String why =
        violated.description()
            + " may not be atomic: other threads can come in between "
            + commit
            + " and "
            + operation
            + ".";
    report(Violation.of(name(), violated, List.of(commit, operation), why));
  }

  /** [Acquire], also at the end of a wait. */
  protected final void take(LockEvent e) {
    if (e.isWait()) {
      phaseOf(e.thread()).split();
    }
    move(e, Mover.RIGHT, "acquire", e.lock());
  }

  /** Who meets others inside a transaction cannot be alone: each arrives before any departs. */
  @Override
  public void barrier(BarrierEvent e) {
    e.released().forEach(t -> meet(e, t));
    next().barrier(e);
  }

  private void meet(BarrierEvent e, ShadowThread t) {
    Transaction inside = transactionOfWaiting(t);
    if (inside != null) {
      move(t, Mover.LEFT, Operation.of(e, "arrive", null, null).by(t, inside));
      phaseOf(t).split();
      move(t, Mover.RIGHT, Operation.of(e, "depart", null, null).by(t, inside));
    }
  }

  @Override
  public void volatileAccess(VolatileEvent e) {
    move(e, Mover.NONE, e.isWrite() ? "write" : "read", e.variable());
    next().volatileAccess(e);
  }

  /** A publication may be the first half of a compare-and-set, which is one operation. */
  @Override
  public void publish(ChannelEvent e) {
    if (e.lock() != null) {
      ordersReader(e, Mover.LEFT, "release");
    } else {
      move(e, Mover.NONE, "publish", e.channel());
      phaseOf(e.thread()).publishedOn(e.channel(), e.thread().calls.number());
    }
    next().publish(e);
  }

  @Override
  public void observe(ChannelEvent e) {
    if (e.lock() != null) {
      ordersReader(e, Mover.RIGHT, "acquire");
    } else if (!phaseOf(e.thread()).completes(e.channel(), e.thread().calls.number())) {
      move(e, Mover.NONE, "observe", e.channel());
    }
    next().observe(e);
  }

  /**
   * [Optimistic Read]: a stamp is taken or validated. For whoever holds the lock it is part of
   * taking or releasing it.
   */
  private void ordersReader(ChannelEvent e, Mover mover, String what) {
    ShadowThread t = e.thread();
    if (!t.isReading(e.lock()) && e.lock().holder() != t && !isOwn(e.lock(), t)) {
      move(e, mover, what, e.lock());
    }
  }

  @Override
  public void acquireShared(LockEvent e) {
    read(e, Mover.RIGHT, "acquire");
    next().acquireShared(e);
  }

  @Override
  public void releaseShared(LockEvent e) {
    read(e, Mover.LEFT, "release");
    next().releaseShared(e);
  }

  /** Nobody notices a reader that holds the lock alone as well. */
  private void read(LockEvent e, Mover mover, String what) {
    if (!isOwn(e.lock(), e.thread()) && e.lock().holder() != e.thread()) {
      move(e, mover, what, e.lock());
    }
  }

  /** Whether nobody but the thread, which uses it now, has used a lock so far. */
  protected boolean isOwn(ShadowLock lock, ShadowThread t) {
    return false;
  }

  @Override
  public void start(PairEvent e) {
    move(e, Mover.LEFT, "start", e.other());
    next().start(e);
  }

  @Override
  public void join(PairEvent e) {
    move(e, Mover.RIGHT, "join", e.other());
    next().join(e);
  }
}
