package harrier.analyses.blocks;

import harrier.analyses.transaction.Operation;

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
        && isWrite == other.isWrite
        && operation.site() == other.operation.site()
        && operation.thread() == other.operation.thread()
        && held.hasSameLocks(other.held);
  }
}
