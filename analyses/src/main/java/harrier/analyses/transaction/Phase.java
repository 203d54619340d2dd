package harrier.analyses.transaction;

import harrier.shadow.ShadowSync;
import java.util.function.BiConsumer;

/**
 * How far the transactions of one thread are: each has right-movers first, then at most one
 * operation that is no mover, then left-movers. Touched by that thread only.
 *
 * <p>A transaction inside another has done only part of what the outer one has, so those that are
 * past their commit point are the outer ones.
 */
public final class Phase {
  /** The innermost transaction past its commit point, or null. */
  private Transaction committed;

  /** What took it there. */
  private Operation commit;

  /** The number of the target's call that did; 0 if nobody knows. */
  private int commitCall;

  /** Something that the thread published on last, as long as it has done nothing else since. */
  private ShadowSync publishedOn;

  /** In which of the target's calls; 0 if nobody knows. */
  private int publishedIn;

  /**
   * The next operation of a thread that is in a transaction. All that one call of the target's does
   * in code that is not its own counts as one.
   *
   * @param call the number of that call; 0 if nobody knows
   * @param violated takes the innermost transaction that is not reducible, and its commit
   */
  public void next(
      Mover mover, Operation operation, int call, BiConsumer<Transaction, Operation> violated) {
    publishedOn = null;
    Transaction inside = operation.inside();
    if (committed != null && call != 0 && call == commitCall) {
      return;
    }
    if (mover != Mover.LEFT && committed != null) {
      if (!committed.isReported) {
        committed.isReported = true;
        violated.accept(committed, commit);
      }
    }
    if (mover != Mover.RIGHT && committed != inside) {
      committed = inside;
      commit = operation;
      commitCall = call;
    }
  }

  /** The innermost transaction past its commit point, or null. */
  public Transaction committed() {
    return committed;
  }

  /** What took it there. */
  public Operation commit() {
    return commit;
  }

  /** The end of a transaction and of those inside it. */
  public void end(Transaction ended) {
    Transaction each = committed;
    while (each != null && each != ended) {
      each = each.outer;
    }
    if (each == ended) {
      committed = ended.outer;
    }
  }

  /**
   * Others may have come in between: what the call does from now on is not one operation with what
   * it has done.
   */
  void split() {
    commitCall = 0;
  }

  public void publishedOn(ShadowSync channel, int call) {
    publishedOn = channel;
    publishedIn = call;
  }

  /** Whether an observation is the second half of a compare-and-set or the like. */
  public boolean completes(ShadowSync channel, int call) {
    boolean completes = publishedOn == channel && publishedIn == call;
    publishedOn = null;
    return completes;
  }
}
