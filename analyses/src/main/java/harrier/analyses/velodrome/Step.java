package harrier.analyses.velodrome;

import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Transaction;

/** An operation at its place in the graph. */
final class Step {
  static final Step[] NONE = {};

  final Node node;

  /** Later steps have higher ones. */
  final long time;

  /** When the operation was certainly over. Guarded by the graph. */
  long end;

  final Operation operation;

  Step(Node node, long time, Operation operation) {
    this.node = node;
    this.time = time;
    this.operation = operation;
    end = time;
  }

  Transaction inside() {
    return operation.inside();
  }
}
