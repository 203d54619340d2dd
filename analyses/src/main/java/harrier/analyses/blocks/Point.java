package harrier.analyses.blocks;

import harrier.analyses.transaction.Operation;
import harrier.shadow.Identity;

/**
 * One access of a transaction, as far as atomicity depends on it.
 *
 * @param word when it was, for the clocks
 * @param order later ones of the same thread have higher ones
 */
record Point(
    VariableBlocks variable,
    boolean isWrite,
    Held held,
    long word,
    long order,
    Operation operation) {
  boolean conflictsWith(Point other) {
    return variable == other.variable && (isWrite || other.isWrite);
  }

  boolean isLike(Point other) {
    return variable == other.variable
        && operation.site() == other.operation.site()
        && isBy(other.operation.thread(), other.isWrite, other.held);
  }

  /** The same for points that differ at most in their sites. */
  int key() {
    return key(operation.thread(), isWrite, held);
  }

  /** The same for an access by itself. */
  static int key(Identity thread, boolean write, Held locks) {
    return (locks.hashOfLocks() * 31 + thread.hashCode()) * 2 + (write ? 1 : 0);
  }

  /** Whether it differs from such an access at most in its site. */
  boolean isBy(Identity thread, boolean write, Held locks) {
    return operation.thread() == thread && isWrite == write && held.hasSameLocks(locks);
  }
}
