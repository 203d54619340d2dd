package harrier.analyses.happensbefore;

import harrier.analyses.clock.Tids;
import harrier.analyses.vectors.VariableClocks;
import harrier.analyses.vectors.VectorDetector;
import harrier.event.AccessEvent;
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
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new State();
  }

  @Override
  public void access(AccessEvent e) {
    if (e.shadow() instanceof State x) {
      check(e, x);
    } else {
      next().access(e);
    }
  }
}
