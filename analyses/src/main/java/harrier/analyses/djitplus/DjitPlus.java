package harrier.analyses.djitplus;

import harrier.analyses.clock.Tids;
import harrier.analyses.vectors.EpochDetector;
import harrier.analyses.vectors.VariableClocks;
import harrier.shadow.ShadowVar;

/**
 * DJIT+: vector clocks for every variable, looked at once in each epoch of a thread. Rules:
 * docs/analyses/djitplus.md.
 */
public final class DjitPlus extends EpochDetector {
  private static final class State extends VariableClocks {}

  public DjitPlus() {
    this(new Tids());
  }

  public DjitPlus(Tids tids) {
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
