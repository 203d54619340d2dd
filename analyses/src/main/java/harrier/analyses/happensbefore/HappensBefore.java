package harrier.analyses.happensbefore;

import harrier.analyses.clock.Tids;
import harrier.analyses.vectors.VariableClocks;
import harrier.analyses.vectors.VectorDetector;
import harrier.shadow.ShadowVar;

/**
 * Happens-before race detection with a clock of reads and a clock of writes for every variable.
 * Rules: docs/analyses/happensbefore.md.
 */
public final class HappensBefore extends VectorDetector {
  private static final class State extends VariableClocks {}

  public HappensBefore() {
    this(new Tids());
  }

  public HappensBefore(Tids tids) {
    super(tids);
  }

  @Override
  protected VariableClocks make() {
    return new State();
  }

  @Override
  protected VariableClocks own(ShadowVar shadow) {
    return shadow instanceof State x ? x : null;
  }
}
