package harrier.analyses.vectors;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;

/** A detector that looks at a variable once in each epoch of a thread, for reads and for writes. */
public abstract class EpochDetector extends VectorDetector {
  protected EpochDetector(Tids tids) {
    super(tids);
  }

  @Override
  final boolean comparesAlways() {
    return false;
  }

  /** [Read Same Epoch], [Read Own Write], [Write Same Epoch]. */
  @Override
  final boolean isSettled(VariableClocks x, ThreadClock t, boolean write) {
    return x.has(write, t.stamp());
  }
}
