package harrier.analyses.djitplus;

import harrier.analyses.clock.Tids;
import harrier.analyses.vectors.EpochDetector;

/**
 * DJIT+: vector clocks for every variable, looked at once in each epoch of a thread. Rules:
 * docs/analyses/djitplus.md.
 */
public final class DjitPlus extends EpochDetector {
  public DjitPlus() {
    this(new Tids());
  }

  public DjitPlus(Tids tids) {
    super(tids);
  }
}
