package harrier.analyses.happensbefore;

import harrier.analyses.clock.Tids;
import harrier.analyses.vectors.VectorDetector;

/**
 * Happens-before race detection with a clock of reads and a clock of writes for every variable.
 * Rules: docs/analyses/happensbefore.md.
 */
public final class HappensBefore extends VectorDetector {
  public HappensBefore() {
    this(new Tids());
  }

  public HappensBefore(Tids tids) {
    super(tids);
  }
}
