package harrier.analyses.velodrome;

import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Transaction;
import harrier.shadow.Calls;

/** An operation at its place in the graph. */
final class Step {
  static final Step[] NONE = {};

  final Node node;

  /** Later steps have higher ones. */
  final long time;

  /** When the operation was certainly over. Guarded by the graph. */
  long end;

  final Operation operation;

  /** The call of the target's that it is part of, by its number; 0 for none. */
  private final int call;

  private final int depth;
  private final Calls calls;

  Step(Node node, long time, Operation operation, Actor t) {
    this.node = node;
    this.time = time;
    this.operation = operation;
    end = time;
    call = t.calls.number();
    depth = t.calls.depth();
    calls = t.calls;
  }

  /** Whether the operation is certainly over. */
  boolean isOver() {
    return calls.isOver(depth, call);
  }

  Transaction inside() {
    return operation.inside();
  }
}
