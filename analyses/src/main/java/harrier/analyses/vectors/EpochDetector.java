package harrier.analyses.vectors;

import harrier.analyses.clock.Tids;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;

/** A detector that looks at a variable once in each epoch of a thread, for reads and for writes. */
public abstract class EpochDetector extends VectorDetector {
  protected EpochDetector(Tids tids) {
    super(tids);
  }

  @Override
  public final boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    VariableClocks x = own(shadow);
    return x == null ? next().isTrivialRead(shadow, t) : isSettled(x, t, false);
  }

  @Override
  public final boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    VariableClocks x = own(shadow);
    return x == null ? next().isTrivialWrite(shadow, t) : isSettled(x, t, true);
  }

  /** [Read Same Epoch], [Write Same Epoch]. */
  @Override
  final boolean isSettled(VariableClocks x, ShadowThread t, boolean write) {
    return (write ? x.writes() : x.reads()).has(clockOf(t).stamp());
  }
}
