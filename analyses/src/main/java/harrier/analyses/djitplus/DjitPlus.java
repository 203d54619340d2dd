package harrier.analyses.djitplus;

import harrier.analyses.clock.Tids;
import harrier.analyses.vectors.VariableClocks;
import harrier.analyses.vectors.VectorDetector;
import harrier.event.AccessEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;

/**
 * DJIT+: vector clocks for every variable, looked at once in each epoch of a thread. Rules:
 * docs/analyses/djitplus.md.
 */
public final class DjitPlus extends VectorDetector {
  private static final class State extends VariableClocks {}

  public DjitPlus() {
    this(new Tids());
  }

  public DjitPlus(Tids tids) {
    super(tids);
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new State();
  }

  @Override
  public void access(AccessEvent e) {
    if (e.shadow() instanceof State x) {
      checkOnce(e, x);
    } else {
      next().access(e);
    }
  }

  /** [Read Same Epoch]. */
  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof State x
        ? x.wasReadAt(clockOf(t).stamp())
        : next().isTrivialRead(shadow, t);
  }

  /** [Write Same Epoch]. */
  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof State x
        ? x.wasWrittenAt(clockOf(t).stamp())
        : next().isTrivialWrite(shadow, t);
  }
}
